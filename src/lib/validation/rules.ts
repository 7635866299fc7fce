import { account, accountPhone, password } from './account';
import type { FieldRule } from './field-rule';
import { ip, mac } from './network';
import { latitude, longitude, negativeInteger, positiveInteger, twoDigitInteger } from './numbers';
import { contactNumber, email, idCard, mobile } from './person';
import { chinese, deviceNumber, letters, lettersAndDigits, levelCode, name } from './text';

/** The shared rule set (spec section 5); the message of each is the text `validation.<name>`. */
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

/** Whether a text fits a rule as it is. */
export function fitsRule(name: RuleName, value: string): boolean {
  return RULES[name].schema.safeParse(value).success;
}

/** Whether a typed text fits a rule in its normal form. */
export function fitsTidied(name: RuleName, typed: string): boolean {
  return fitsRule(name, RULES[name].tidy?.(typed) ?? typed);
}
