import { describe, expect, it } from 'vitest';
import { dateProblem, type EditionDates } from '@/features/admin/edition/date-problem';
import { editionSearch } from '@/features/admin/edition/edition-search';
import { stepOf } from '@/features/admin/edition/edition-steps';
import { bodyOf, following } from '@/features/admin/edition/edition-values';
import { getListStaffMatchesResponseMock } from '@/api/generated/staff-match/staff-match.faker';

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T00:00:00Z`;
const dates = (change: EditionDates = {}): EditionDates => ({
  signUpStart: day(2),
  signUpEnd: day(10),
  stages: [
    { start: day(1), end: day(10) },
    { start: day(8), end: day(20) },
  ],
  ...change,
});

describe('the dates of an edition', () => {
  it('are valid in order, even with overlapping stages', () => {
    const fields = [
      'signUpStart',
      'signUpEnd',
      ['stages', 0, 'end'],
      ['stages', 1, 'start'],
    ] as const;
    expect(fields.map((field) => dateProblem(field, dates()))).toEqual(fields.map(() => undefined));
  });

  it.each([
    ['signUpStart', { stages: [{ start: day(3), end: day(20) }] }, 'signUpBeforeStages'],
    ['signUpEnd', { signUpEnd: day(2) }, 'signUpOrder'],
    ['signUpEnd', { signUpEnd: day(21) }, 'signUpAfterStages'],
    [['stages', 0, 'end'], { stages: [{ start: day(3), end: day(3) }] }, 'stageOrder'],
    [
      ['stages', 1, 'start'],
      {
        stages: [
          { start: day(3), end: day(9) },
          { start: day(2), end: day(20) },
        ],
      },
      'stagesOrder',
    ],
  ] as const)('report the problem at %j', (field, change, problem) => {
    expect(dateProblem(field, dates(change))).toBe(problem);
  });

  it.each(['signUpStart', 'signUpEnd', ['stages', 0, 'end'], ['stages', 0, 'start']] as const)(
    'report no problem at %j while other dates are missing',
    (field) => {
      expect(dateProblem(field, {})).toBeUndefined();
    },
  );
});

describe('the form of an edition', () => {
  it.each([
    [['stages', 0, 'name', 'CN'], 'dates'],
    [['theme', 'US'], 'basics'],
    [['statement', 1, 'CN'], 'guide'],
    [['entryRules', 'requiredDocuments', 0, 'name', 'CN'], 'rules'],
  ] as const)('returns the step of the field %j', (name, step) => {
    expect(stepOf(name)).toBe(step);
  });

  it('ignores invalid search parameters', () => {
    expect(editionSearch({ id: 7, step: 'nowhere', copy: '' })).toEqual({});
    const search = { id: 'match-3', step: 'dates', copy: 'none' };
    expect(editionSearch(search)).toEqual(search);
  });

  it('prefills texts of the previous edition and its dates a year later', () => {
    const [former] = getListStaffMatchesResponseMock().data;
    if (former === undefined) throw new Error('the contract shows no edition');
    const stages = [{ name: { CN: '报名' }, start: day(1), end: day(2) }];
    const next = following(
      {
        ...former,
        year: 2026,
        name: { CN: '2026 启明大赛（2025 改版）', US: 'Qiming 2026', HK: '啟明 12026' },
        stages,
        entryRules: { teamMin: 2, foundedAfter: '2016-02-29' },
        figures: { projects: 9, prizePool: 5, finance: 7, cities: 3 },
      },
      2030,
    );
    expect(next).toMatchObject({ year: 2027, edition: former.edition + 1 });
    expect(next.name).toEqual({
      CN: '2027 启明大赛（2025 改版）',
      US: 'Qiming 2027',
      HK: '啟明 12026',
    });
    expect(next.stages?.[0]?.start).toBe('2027-05-01T00:00:00.000Z');
    expect(next.figures).toEqual({ prizePool: 5, finance: 0 });
    expect(next.entryRules).toEqual({ teamMin: 2, foundedAfter: '2017-03-01' });
    expect(following(undefined, 2030)).toMatchObject({ year: 2030, edition: 1, stages: [] });
  });

  it.each([
    [3, '2026 第三届启明大赛', 'The 3rd Qiming 2026', '第四', 'The 4th Qiming 2027'],
    [1, '第1届启明大赛', '1st Qiming, stage 11st', '第2届', '2nd Qiming, stage 11st'],
    [10, '第十届启明大赛', 'The 10th Qiming', '第十一届', 'The 11th Qiming'],
    [19, '第十九届启明大赛', 'The 19TH Qiming', '第二十届', 'The 20th Qiming'],
    [3, '第十三届启明大赛', 'Qiming 3', '第十三届', 'Qiming 3'],
  ])(
    'increments the number of edition %i in its names: %s, %s',
    (edition, chinese, english, inChinese, inEnglish) => {
      const [former] = getListStaffMatchesResponseMock().data;
      if (former === undefined) throw new Error('the contract shows no edition');
      const name = { CN: chinese, US: english };
      const next = following({ ...former, year: 2026, edition, name }, 2030);
      expect(next.name?.CN).toContain(inChinese);
      expect(next.name?.US).toBe(inEnglish);
    },
  );

  it('leaves converted texts of a copied edition to the server', () => {
    const [former] = getListStaffMatchesResponseMock().data;
    if (former === undefined) throw new Error('the contract shows no edition');
    const stage = { CN: '报名', HK: '報名', converted: true };
    const written = { CN: '报名', HK: '登記' };
    const next = following(
      {
        ...former,
        name: { CN: '海岸大赛', HK: '海岸大賽', converted: true },
        stages: [stage, written].map((name) => ({ name, start: day(1), end: day(2) })),
      },
      2030,
    );
    expect(next.name).toEqual({ CN: '海岸大赛' });
    expect(next.stages?.map(({ name }) => name)).toEqual([{ CN: '报名' }, written]);
  });

  it('stores empty raised funds as zero', () => {
    const [stored] = getListStaffMatchesResponseMock().data;
    if (stored === undefined) throw new Error('the contract shows no edition');
    const figures = { ...stored.figures, finance: null } as unknown as typeof stored.figures;
    expect(bodyOf({ ...stored, figures }).figures.finance).toBe(0);
  });

  it('omits empty entry rules', () => {
    const [stored] = getListStaffMatchesResponseMock().data;
    if (stored === undefined) throw new Error('the contract shows no edition');
    const emptied = { teamMin: null, foundedAfter: '', allowedKinds: undefined, teamMax: 5 };
    const values = { ...stored, entryRules: emptied } as unknown as typeof stored;
    expect(bodyOf(values).entryRules).toEqual({ teamMax: 5 });
  });
});
