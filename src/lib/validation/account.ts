import { fieldRule } from './field-rule';

/** Phone of an account (spec section 9). */
export const accountPhone = fieldRule(
  /^\+?\d{10,16}$/,
  ['13800000001', '+8613800000001', '0755123456'],
  ['138000000', '+123456789', '12345678901234567', '1380000000x', '++8613800000001'],
  'phone',
);

/** Password: at least 6 characters of any kind (spec section 9). */
export const password = fieldRule(
  (value) => value.length >= 6,
  ['123456', 'Compete-2026', '六个字的密码'],
  ['12345', 'abc', '五个字密码'],
);

/** Account name: letters, digits, underscores and Chinese characters; no underscore at either end. */
export const account = fieldRule(
  /^(?!_)[A-Za-z0-9_\p{Script=Han}]+(?<!_)$/u,
  ['lin_yuan', '林远2026', 'a', 'A_1_b'],
  ['_lin', 'lin_', 'lin yuan', 'lin-yuan', 'лин', '_'],
);
