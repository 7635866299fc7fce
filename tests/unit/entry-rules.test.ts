import { describe, expect, it } from 'vitest';
import {
  isAllowedKind,
  isFoundedInTime,
  isTeamSize,
  memberLimit,
  missingDocuments,
} from '@/domain/entry/entry-rules';
import { ApiFailure } from '../../server/base/failure.ts';
import type { Schemas } from '../../server/http/types.ts';
import { checkEntryRules } from '../../server/competition/entry/entry-rules.ts';

type Rules = Schemas['StaffEntryRules'];
type Entry = Parameters<typeof checkEntryRules>[0];

const PLAN = { id: 'plan', name: { CN: '商业计划书', US: 'Business plan' } };
const TEAM = { allowedKinds: ['team' as const] };
const COMPANY = { allowedKinds: ['company' as const] };
const YOUNG = { foundedAfter: '2020-02-29' };
const people = (count: number) =>
  Array.from({ length: count }, () => ({ name: '李四', role: '工程师' }));

/** Rules, an entry, and the rule that the entry violates. */
const CASES: readonly [rules: Rules, entry: Entry, broken: string | undefined][] = [
  [{}, {}, undefined],
  [
    {},
    { team: { size: 1000 }, members: people(30), company: { founded: '1900-01-01' } },
    undefined,
  ],
  [{ teamMin: 2 }, { team: { size: 1 } }, 'teamTooSmall'],
  [{ teamMin: 2 }, { team: { size: 2 } }, undefined],
  [{ teamMax: 5 }, { team: { size: 6 } }, 'teamTooLarge'],
  [{ teamMax: 5 }, { team: { size: 5 }, members: people(4) }, undefined],
  [{ teamMax: 5 }, { team: { size: 5 }, members: people(5) }, 'teamTooLarge'],
  [COMPANY, { company: { name: ' ' } }, 'companyNeeded'],
  [COMPANY, {}, 'companyNeeded'],
  [COMPANY, { company: { name: 'Night Train Ltd' } }, undefined],
  [TEAM, { company: { name: 'Night Train Ltd' } }, 'companyNotAllowed'],
  [TEAM, {}, undefined],
  [{ allowedKinds: ['team', 'company'] }, { company: { name: 'Night Train Ltd' } }, undefined],
  [YOUNG, { company: { name: 'Night Train Ltd', founded: '2020-02-28' } }, 'foundedTooEarly'],
  [YOUNG, { company: { name: 'Night Train Ltd' } }, 'foundedTooEarly'],
  [YOUNG, { company: { name: 'Night Train Ltd', founded: '2020-02-29' } }, undefined],
  [YOUNG, {}, undefined],
  [{ requiredDocuments: [PLAN] }, {}, 'documentMissing'],
  [{ requiredDocuments: [PLAN] }, { attachments: [{ id: 'f' }] }, 'documentMissing'],
  [{ requiredDocuments: [PLAN] }, { attachments: [{ id: 'f', document: 'plan' }] }, undefined],
];

/** Returns the violated rule that the server reports. */
function refusal(entry: Entry, rules: Rules): string | undefined {
  try {
    checkEntryRules(entry, rules, 'en-US');
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.messageId;
  }
}

/** Returns whether the entry form allows the submission. */
function isSubmitted({ team, members = [], company = {}, attachments = [] }: Entry, rules: Rules) {
  const { requiredDocuments = [], ...limits } = rules;
  const documents = requiredDocuments.map(({ id }) => ({ id, name: id }));
  return [
    isTeamSize(team?.size ?? 1, limits),
    members.length <= memberLimit(limits, 30),
    isAllowedKind(company.name, limits),
    isFoundedInTime(company, limits),
    missingDocuments(attachments, { requiredDocuments: documents }).length === 0,
  ].every(Boolean);
}

describe('the entry rules of an edition', () => {
  it.each(CASES)('%j with the entry %j are violated: %s', (rules, entry, broken) => {
    expect(refusal(entry, rules)).toBe(broken);
    expect(isSubmitted(entry, rules)).toBe(broken === undefined);
  });
});
