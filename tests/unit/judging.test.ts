import { describe, expect, it } from 'vitest';
import { assignJudges, type Assignable } from '../../server/competition/judging/assign.ts';
import { rankEntries, scoresByEntry } from '../../server/competition/judging/ranking.ts';
import {
  completeTotal,
  criteriaFrom,
  isInConflict,
  type Person,
  type Team,
} from '../../server/competition/judging/rules.ts';

const name = { CN: '标准' };
const CRITERIA = [
  { id: 'a', name, weight: 30, max: 10 },
  { id: 'b', name, weight: 70, max: 5 },
];

describe('the total score of a sheet', () => {
  it('weights each score by its criterion', () => {
    const values = [
      { criterionId: 'a', value: 5 },
      { criterionId: 'b', value: 5 },
    ];
    expect(completeTotal(CRITERIA, values)).toBe(85);
  });

  it('is absent while a criterion has no score', () => {
    expect(completeTotal(CRITERIA, [{ criterionId: 'b', value: 0 }])).toBeUndefined();
  });
});

const scored = (entryId: string, judge: string, total: number) => ({ entryId, judge, total });

describe('the ranking of a round', () => {
  const row = (entryId: string, tiePosition: number | null = null, tieScore = 70) => ({
    entryId,
    tiePosition,
    tieScore: tiePosition === null ? null : tieScore,
  });
  const ranks = (rows: ReturnType<typeof row>[], scores: ReturnType<typeof scored>[]) =>
    rankEntries(rows, scoresByEntry(scores), 'mean').map(({ entryId, rank, tied }) => [
      entryId,
      rank,
      tied,
    ]);
  const TIED = [scored('x', 'j', 70), scored('y', 'j', 70), scored('z', 'j', 60)];

  it('orders entries by mean score, and entries without a score last', () => {
    const scores = [scored('x', 'j', 60), scored('x', 'k', 70), scored('y', 'j', 80)];
    expect(ranks([row('w'), row('x'), row('y')], scores)).toEqual([
      ['y', 1, undefined],
      ['x', 2, undefined],
      ['w', undefined, undefined],
    ]);
  });

  it('gives tied entries the same rank', () => {
    expect(ranks([row('x'), row('y'), row('z')], TIED)).toEqual([
      ['x', 1, true],
      ['y', 1, true],
      ['z', 3, undefined],
    ]);
  });

  it('keeps the order of staff among tied entries', () => {
    expect(ranks([row('x', 2), row('y', 1), row('z')], TIED).map(([id]) => id)).toEqual([
      'y',
      'x',
      'z',
    ]);
  });

  it('ignores an order of staff that was set for another score', () => {
    const rows = [row('x', 2, 50), row('y', 1, 50), row('z')];
    expect(ranks(rows, TIED)[0]).toEqual(['x', 1, true]);
  });

  it('evens out strict and generous judges in the normalized mean', () => {
    const scores = [
      scored('x', 'strict', 40),
      scored('y', 'strict', 50),
      scored('y', 'generous', 90),
      scored('z', 'generous', 100),
    ];
    const { x, z } = Object.fromEntries(scoresByEntry(scores));
    expect(x?.mean).toBe(40);
    expect((z?.mean ?? 0) - (x?.mean ?? 0)).toBe(60);
    expect((z?.normalized ?? 0) - (x?.normalized ?? 0)).toBeLessThan(60);
  });

  it('counts a judge who gives all entries the same score with the mean of all', () => {
    const scores = [scored('x', 'j', 70), scored('y', 'j', 70), scored('y', 'k', 90)];
    const mean = (70 + 70 + 90) / 3;
    expect(scoresByEntry(scores).get('x')?.normalized).toBeCloseTo(mean, 1);
  });
});

const TEAM: Team = {
  userId: 'owner',
  team: { leader: '林晓', mobile: '13800000001', email: 'Lin@example.org' },
  members: [{ name: '顾岚', role: '工程师', mobile: '13900000002' }],
  company: { name: '北京智检科技有限公司' },
};

describe('a conflict of interest', () => {
  const judge = { id: 'judge', phone: null, email: null };
  it.each([
    ['the owner of the entry', { ...judge, id: 'owner' }, true],
    ['the phone of the leader', { ...judge, phone: '13800000001' }, true],
    ['the phone of a member', { ...judge, phone: '13900000002' }, true],
    ['the email of the leader in other case', { ...judge, email: 'lin@example.org' }, true],
    ['the company, spaced otherwise', { ...judge, organisation: '北京智检 科技有限公司' }, true],
    ['another company', { ...judge, organisation: '其他公司' }, false],
    ['nothing in common', judge, false],
  ])('is found by %s', (_, person, conflict) => {
    expect(isInConflict(person, TEAM)).toBe(conflict);
  });

  it('isn’t found between a judge and an entry that both lack a company', () => {
    expect(isInConflict({ ...judge, organisation: '' }, { ...TEAM, company: {} })).toBe(false);
  });
});

it('the criteria of a new round have the maxima of the edition, or 10', () => {
  const criteria = [
    { name, weight: 30, max: 5 },
    { name, weight: 70 },
  ];
  expect(criteriaFrom(criteria).map(({ max }) => max)).toEqual([5, 10]);
});

describe('the automatic assignment', () => {
  const judge = (id: string, change: Partial<Assignable> = {}): Assignable => ({
    id,
    phone: null,
    email: null,
    domains: [],
    load: 0,
    ...change,
  });
  const entry = (id: string, judgeIds: string[] = [], taken = judgeIds.length) => ({
    id,
    domain: 'ai',
    isExcluded: (person: Person) => isInConflict(person, TEAM),
    taken,
    judgeIds,
  });
  const JUDGES = [judge('j1'), judge('j2'), judge('j3')];

  it('gives each entry the number of judges of the round, with equal loads', () => {
    const { added, missing } = assignJudges([entry('x'), entry('y'), entry('z')], JUDGES, 2);
    expect([added.length, missing]).toEqual([6, 0]);
    const loads = JUDGES.map(({ id }) => added.filter(({ judgeId }) => judgeId === id).length);
    expect(loads).toEqual([2, 2, 2]);
  });

  it('prefers judges of the entry’s track', () => {
    const judges = [...JUDGES, judge('j4', { domains: ['ai'] })];
    expect(assignJudges([entry('x')], judges, 1).added).toEqual([{ entryId: 'x', judgeId: 'j4' }]);
  });

  it('gives no judge of a track half as many entries again as the others', () => {
    const judges = [...JUDGES, judge('j4', { domains: ['ai'] })];
    const entries = Array.from({ length: 20 }, (_, index) => entry(String(index)));
    const { added, missing } = assignJudges(entries, judges, 2);
    expect(missing).toBe(0);
    expect(added.filter(({ judgeId }) => judgeId === 'j4')).toHaveLength(15);
  });

  it('never assigns a judge in conflict, and counts what is missing', () => {
    const own = judge('owner');
    expect(assignJudges([entry('x')], [own], 1)).toEqual({ added: [], missing: 1 });
  });

  it('assigns no judge again who declined, and fills the place', () => {
    const { added } = assignJudges([entry('x', ['j1'], 0)], JUDGES, 2);
    expect(added.map(({ judgeId }) => judgeId)).toEqual(['j2', 'j3']);
  });
});
