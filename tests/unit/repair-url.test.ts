import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repairUrl } from '@/lib/repair-url';

const LINKS = readFileSync(join(import.meta.dirname, '../support/inputs/links.txt'), 'utf8');
const DETAILS = '/?lang=US#/activity/details?id=activity-01';

describe('a damaged address', () => {
  it('is repaired in each line of links.txt', () => {
    const repaired = LINKS.trim().split('\n').map(repairUrl);
    expect(repaired).toEqual([DETAILS, '/#/activity', DETAILS, DETAILS, DETAILS]);
  });

  it.each([
    ['an encoded # and path', '/?lang=US%23%2Factivity%2Fdetails%3Fid%3Dactivity-01', DETAILS],
    ['a full-width #', '/?lang=US＃/activity/details?id=activity-01', DETAILS],
    ['an encoded full-width #', '/%EF%BC%83/activity', '/#/activity'],
    ['a lowercase encoded #', '/sub/%23/news?page=2', '/sub/#/news?page=2'],
    ['an encoded = and &', '/#/play%3Fid%3D1%26from%3Dx', '/#/play?id=1&from=x'],
    ['an escaped &', '/#/play?id=1&amp;from=x', '/#/play?id=1&from=x'],
    ['an encoded WeChat suffix', '/#/activity%23wechat_redirect', '/#/activity'],
    ['an encoded full stop', '/#/play?id=a-1%E3%80%82', '/#/play?id=a-1'],
    ['brackets', '/#/play?id=a-1）。', '/#/play?id=a-1'],
    ['a bracket and a full stop', '/#/news).', '/#/news'],
    ['quotation marks', '/#/play?id=a-1”', '/#/play?id=a-1'],
    ['an invisible character', '/#/play?id=a-1%E2%80%8B', '/#/play?id=a-1'],
    ['a comma', '/#/play?id=a-1,', '/#/play?id=a-1'],
    ['an encoded space', '/#/play?id=a-1%20', '/#/play?id=a-1'],
  ])('is repaired after %s', (_, damaged, href) => {
    expect(repairUrl(damaged)).toBe(href);
  });

  it.each([
    '/',
    '/#/',
    '/?from=x#/news?page=2',
    '/?a=%23b#/news?q=%23',
    '/?a=%23b',
    '/#/entries?keywords=C%2B%2B.',
    '/#/entries?keywords=%E4%BD%A0%E5%A5%BD%E3%80%82',
    '/#/activity/%E4%BC?q=%E4',
    '/#/play?id=a_1-b~c',
    '/#/news/preview?id=%2212%22&code="482916"',
    '/#/play?id=%E4%BC%9A',
  ])('is unchanged if it is valid: %s', (href) => {
    expect(repairUrl(href)).toBe(href);
  });
});
