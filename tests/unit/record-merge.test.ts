import { describe, expect, it } from 'vitest';
import { differingParts, mergedContent } from '@/domain/record/record-merge';

const base = {
  title: { CN: '决赛', US: 'Finals' },
  publishDate: '2026-11-20T16:30:00+08:00',
  coverFileId: 'a',
  stages: [{ start: 1, name: 'x' }],
};

describe('what two people made of one record', () => {
  it.each([
    ['nothing', base, base, []],
    ['a field that I changed', { ...base, coverFileId: 'b' }, base, [['coverFileId', 'me']]],
    ['one that they changed', base, { ...base, coverFileId: 'b' }, [['coverFileId', 'them']]],
    [
      'one language that both changed, and another that is the same',
      { ...base, title: { CN: '总决赛', US: 'Finals' } },
      { ...base, title: { CN: '半决赛', US: 'Finals' } },
      [['title.CN', 'both']],
    ],
    [
      'a text that I emptied',
      { ...base, title: { CN: '决赛', US: '' } },
      base,
      [['title.US', 'me']],
    ],
    [
      'a picture that they took out',
      base,
      { ...base, coverFileId: undefined },
      [['coverFileId', 'them']],
    ],
    [
      'one moment, written differently',
      base,
      { ...base, publishDate: '2026-11-20T08:30:00.000Z' },
      [],
    ],
    ['fields in another order', base, { ...base, stages: [{ name: 'x', start: 1 }] }, []],
    ['a field that my form does not hold', base, { ...base, browseNumber: 5 }, []],
  ])('%s', (_what, mine, theirs, expected) => {
    const parts = differingParts({ base, mine, theirs });
    expect(parts.map(({ path, changedBy }) => [path, changedBy])).toEqual(expected);
  });

  it('includes a field that is empty in mine, and filled in theirs', () => {
    const { coverFileId: _cover, ...mine } = base;
    const parts = differingParts({ base: mine, mine, theirs: { ...base, browseNumber: 5 } }, [
      'coverFileId',
    ]);
    expect(parts).toEqual([{ path: 'coverFileId', theirs: 'a', changedBy: 'them' }]);
  });

  it('is put together from what is chosen of each', () => {
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
