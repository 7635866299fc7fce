import { fieldRule } from './field-rule';
import { isIdentityNumber } from './identity';

/** Mainland China ID card: region, valid date and check digit. */
export const idCard = fieldRule(
  (value) => isIdentityNumber('mainlandId', value.toUpperCase()),
  ['11010519491231002X', '11010519491231002x', '440524188001010014'],
  [
    '110105194912310021',
    '11010519490231002X',
    '990105194912310025',
    '1101051949123100',
    '11010519491231002',
  ],
);

/** Email address, by the pattern of the contract's `Email`. */
export const email = fieldRule(
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/,
  ['lin.yuan@example.com', 'tom&jerry@example.org', 'user@mail.xn--fiqs8s'],
  ['lin.yuan', 'lin@', '@example.com', 'lin@example', '张三@example.org', 'a@b@example.com'],
  'email',
);

/** Mobile number of mainland China. */
export const mobile = fieldRule(
  /^1[3-9]\d{9}$/,
  ['13800000001', '19912345678'],
  ['12800000001', '1380000000', '138000000011', '+8613800000001', '138 0000 0001'],
);

/** Mobile number, or a fixed one with optional area code and extension. */
export const contactNumber = fieldRule(
  /^(?:1[3-9]\d{9}|(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?|400-?\d{3}-?\d{4})$/,
  ['13800000001', '0755-26001234', '010-62781234-801', '26001234', '400-800-1234'],
  ['1234', '0755-1600123', '12800000001', '0755--26001234', 'phone'],
);
