import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { nameList } from '../../src/i18n/name-list.ts';

it.each([
  ['zh-CN', '评委、编辑'],
  ['zh-HK', '评委及编辑'],
  ['en-US', '评委, 编辑'],
])('separates names in %s', (locale, listed) => {
  expect(nameList(createIntl({ locale }), ['评委', '编辑'])).toBe(listed);
});
