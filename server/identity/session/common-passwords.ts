import { dictionary } from '@zxcvbn-ts/language-common';
import { businessRule, withField } from '../../base/failure.ts';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether attackers try a password first, whatever its letters' case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase());
}

/** Throws the business rule against a common password, which a field of the body holds. */
export function refuseCommonPassword(password: string, pointer: string): void {
  if (isCommonPassword(password)) throw withField(businessRule('passwordCommon'), pointer);
}
