import { dictionary } from '@zxcvbn-ts/language-common';
import { businessRule, withField } from '../../base/failure.ts';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Returns whether a password is in the list of common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase());
}

/** Throws a business rule for a common password in the body's field `pointer`. */
export function rejectCommonPassword(password: string, pointer: string): void {
  if (isCommonPassword(password)) throw withField(businessRule('passwordCommon'), pointer);
}
