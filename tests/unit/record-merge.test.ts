import { describe, expect, it } from 'vitest';
import { differingParts, mergedContent } from '@/domain/record/record-merge';

const base = {
  title: { CN: '决赛', US: 'Finals' },
  publishDate: '2026-11-20T16:30:00+08:00',
  coverFileId: 'a',
  stages: [{ start: 1, name: 'x' }],
};

describe('the merge of two changes of a record', () => {
  it.each([
    ['nothing', base, base, []],
    ['a field changed by me', { ...base, coverFileId: 'b' }, base, [['coverFileId', 'me']]],
    ['a field changed by them', base, { ...base, coverFileId: 'b' }, [['coverFileId', 'them']]],
    [
      'one language changed by both',
      { ...base, title: { CN: '总决赛', US: 'Finals' } },
      { ...base, title: { CN: '半决赛', US: 'Finals' } },
      [['title.CN', 'both']],
    ],
    [
      'a text that I removed',
      { ...base, title: { CN: '决赛', US: '' } },
      base,
      [['title.US', 'me']],
    ],
    [
      'a picture that they removed',
      base,
      { ...base, coverFileId: undefined },
      [['coverFileId', 'them']],
    ],
    [
      'the same time in another format',
      base,
      { ...base, publishDate: '2026-11-20T08:30:00.000Z' },
      [],
    ],
    ['properties in another order', base, { ...base, stages: [{ name: 'x', start: 1 }] }, []],
    ['a field missing in my form', base, { ...base, browseNumber: 5 }, []],
  ])('lists the differences after %s', (_what, mine, theirs, expected) => {
    const parts = differingParts({ base, mine, theirs });
    expect(parts.map(({ path, changedBy }) => [path, changedBy])).toEqual(expected);
  });

  it('includes a field that is empty in mine and set in theirs', () => {
    const { coverFileId: _cover, ...mine } = base;
    const parts = differingParts({ base: mine, mine, theirs: { ...base, browseNumber: 5 } }, [
      'coverFileId',
    ]);
    expect(parts).toEqual([{ path: 'coverFileId', theirs: 'a', changedBy: 'them' }]);
  });

  it('uses the selected fields of theirs', () => {
    const mine = { ...base, title: { CN: '总决赛', US: 'Finals' }, coverFileId: 'mine' };
    const theirs = { ...base, title: { CN: '半决赛', US: 'Final' }, coverFileId: undefined };
    const parts = differingParts({ base, mine, theirs });
    const chosen = parts.filter(({ path }) => path !== 'title.CN');
    expect(mergedContent(mine, chosen)).toEqual({
      title: { CN: '总决赛', US: 'Final' },
      publishDate: base.publishDate,
      stages: base.stages,
    });
  });
});
