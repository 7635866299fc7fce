import { NORMAL_FORMS } from './normal-forms';
import { fieldRule } from './field-rule';

/** Name or title: one line without invisible characters, with a letter or digit. */
export const name = fieldRule(
  (value) => NORMAL_FORMS.name(value) === value && /[\p{L}\p{N}]/u.test(value),
  ['林远', 'Lin Yuan', '5G 🚀'],
  ['—', '🚀', '\u3164'],
  'name',
);

export const letters = fieldRule(/^[A-Za-z]+$/, ['abc', 'ABC'], ['abc1', 'a b', 'é', '林']);

export const lettersAndDigits = fieldRule(
  /^[A-Za-z0-9]+$/,
  ['abc', '123', 'a1B2'],
  ['a-1', 'a_1', 'a 1', '林1'],
);

/** Chinese characters only. */
export const chinese = fieldRule(
  /^\p{Script=Han}+$/u,
  ['林远', '創業', '𠮷'],
  ['林yuan', '林 远', '林远。', 'ab', 'ひらがな'],
);

/** Device number: 20 digits. */
export const deviceNumber = fieldRule(
  /^\d{20}$/,
  ['12345678901234567890', '00000000000000000000'],
  ['1234567890123456789', '123456789012345678901', '1234567890123456789X'],
);

/** Level code: three letters or digits per level of a tree, up to six levels. */
export const levelCode = fieldRule(
  /^(?:[A-Za-z0-9]{3}){1,6}$/,
  ['001', '001002', 'ABC001', '001002003004005006'],
  ['01', '0010', '001002003004005006007', '00-', ''],
);
