import { describe, expect, it } from 'vitest';
import { fullName } from '@/session/full-name';

const LIN = { firstName: 'Xiaotong', lastName: 'Lin', chineseName: '林晓彤' };

describe('a full name', () => {
  it.each([
    ['en-US', LIN, 'Xiaotong Lin'],
    ['zh-CN', LIN, '林晓彤'],
    ['zh-HK', LIN, '林晓彤'],
    ['zh-CN', { ...LIN, chineseName: '' }, 'Xiaotong Lin'],
    ['en-US', { firstName: '', lastName: '', chineseName: '' }, ''],
  ])('is formatted in the order of %s', (locale, person, expected) => {
    expect(fullName(person, locale)).toBe(expected);
  });
});
