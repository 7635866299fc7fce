import { account, accountPhone, password } from './account';
import type { FieldRule } from './field-rule';
import { ip, mac } from './network';
import { latitude, longitude, negativeInteger, positiveInteger, twoDigitInteger } from './numbers';
import { contactNumber, email, idCard, mobile } from './person';
import { chinese, deviceNumber, letters, lettersAndDigits, levelCode, name } from './text';

/** Shared rules (spec section 5); the message id of each is `validation.<name>`. */
export const RULES = {
  idCard,
  email,
  contactNumber,
  mobile,
  accountPhone,
  name,
  password,
  ip,
  account,
  positiveInteger,
  negativeInteger,
  letters,
  lettersAndDigits,
  chinese,
  deviceNumber,
  mac,
  levelCode,
  twoDigitInteger,
  longitude,
  latitude,
} satisfies Record<string, FieldRule>;

export type RuleName = keyof typeof RULES;

export function fitsRule(name: RuleName, value: string): boolean {
  return RULES[name].schema.safeParse(value).success;
}

/** Returns whether the normal form of a text satisfies a rule. */
export function fitsTidied(name: RuleName, typed: string): boolean {
  return fitsRule(name, RULES[name].tidy?.(typed) ?? typed);
}
