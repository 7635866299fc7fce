import { describe, expect, it } from 'vitest';
import { isStepFilled } from '@/features/entry/form/entry-steps';

const PROJECT = {
  name: 'n',
  domain: 'ai',
  city: '440300',
  stage: 'idea' as const,
  summary: 's',
  description: 'd',
};

const TEAM = {
  leader: 'x',
  mobile: '1',
  email: 'e',
  identity: { type: 'passport' as const, number: 'A1' },
  size: 3,
};
const MEMBER = { name: 'm', role: 'r' };
const FILE = { id: 'a', name: '', size: 1, mime: 'image/png', shared: true };
const COMPANY = { name: 'c', founded: '2020-01-01' };
const PLAN = { id: 'plan', name: 'Plan' };

describe('a step of the entry form', () => {
  it.each([
    [0, {}, false],
    [0, { agreed: false }, false],
    [0, { agreed: true }, true],
    [1, PROJECT, true],
    [1, { ...PROJECT, summary: '' }, false],
    [2, { team: { leader: 'x' } }, false],
    [3, { logo: [], attachments: [], video: [] }, true],
    [2, { team: TEAM }, true],
    [3, { logo: [FILE] }, true],
    [4, PROJECT, false],
  ])('%i with %o is complete: %s', (step, entry, filled) => {
    expect(isStepFilled(step, entry)).toBe(filled);
  });

  it.each([
    [1, { ...PROJECT, company: COMPANY }, { allowedKinds: ['team' as const] }, false],
    [1, PROJECT, { allowedKinds: ['company' as const] }, false],
    [1, { ...PROJECT, company: COMPANY }, { foundedAfter: '2020-01-02' }, false],
    [1, { ...PROJECT, company: COMPANY }, { foundedAfter: '2020-01-01' }, true],
    [2, { team: TEAM }, { teamMin: 4 }, false],
    [2, { team: TEAM, members: [MEMBER, MEMBER, MEMBER] }, { teamMax: 3 }, false],
    [2, { team: TEAM, members: [MEMBER, MEMBER] }, { teamMin: 3, teamMax: 3 }, true],
    [3, {}, { requiredDocuments: [PLAN] }, false],
    [3, { attachments: [FILE] }, { requiredDocuments: [PLAN] }, false],
    [3, { attachments: [{ ...FILE, document: 'plan' }] }, { requiredDocuments: [PLAN] }, true],
  ])('%i with %o in an edition with %o is complete: %s', (step, entry, rules, filled) => {
    expect(isStepFilled(step, entry, rules)).toBe(filled);
  });
});
