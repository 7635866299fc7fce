import type { EntryRules } from '@/api/generated/model';
import {
  isAllowedKind,
  isFoundedInTime,
  isTeamSize,
  memberLimit,
  missingDocuments,
} from '@/domain/entry/entry-rules';
import type { EntryValues } from '@/domain/entry/entry-values';

export const STEPS = ['agreement', 'project', 'team', 'files', 'review'] as const;

const STEP_OF: Partial<Record<string, number>> = {
  agreed: 0,
  team: 2,
  members: 2,
  logo: 3,
  video: 3,
  attachments: 3,
};

/** Returns the step of a field; by default, the project step. */
export function stepOf(field: string | number | undefined): number {
  return STEP_OF[String(field)] ?? 1;
}

type Check = (entry: Partial<EntryValues>, rules: EntryRules) => boolean;

const isGiven = (value: unknown) => value !== undefined && value !== '' && value !== false;

/** Completeness check per step. The files step needs every document that the edition requires. */
const CHECKS: readonly Check[] = [
  ({ agreed }) => isGiven(agreed),
  ({ name, domain, city, stage, summary, description, company = {} }, rules) =>
    [name, domain, city, stage, summary, description].every(isGiven) &&
    isAllowedKind(company.name, rules) &&
    isFoundedInTime(company, rules),
  ({ team: { leader, mobile, email, identity, size } = {}, members = [] }, rules) =>
    [leader, mobile, email, identity?.type, identity?.number].every(isGiven) &&
    size !== undefined &&
    isTeamSize(size, rules) &&
    members.length <= memberLimit(rules, Infinity),
  ({ attachments = [] }, rules) => missingDocuments(attachments, rules).length === 0,
];

/** Returns whether a step is complete by the edition's rules; always false for the review step. */
export function isStepFilled(
  step: number,
  entry: Partial<EntryValues>,
  rules: EntryRules = {},
): boolean {
  return CHECKS[step]?.(entry, rules) ?? false;
}
