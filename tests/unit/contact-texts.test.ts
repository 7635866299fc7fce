import { expect, it } from 'vitest';
import { contactFor } from '../../server/localized/contact.ts';

const contact = { name: '陈老师', englishName: 'Ms Chen', mobilePhone: '13800000001' };

it.each([
  ['zh-CN', '陈老师'],
  ['zh-HK', '陳老師'],
  ['en-US', 'Ms Chen'],
] as const)('a contact has its name in %s', (reader, name) => {
  expect(contactFor(contact, reader)).toEqual({ name, mobilePhone: '13800000001' });
});
