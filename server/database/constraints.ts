import { DrizzleQueryError } from 'drizzle-orm';
import { businessRule, type ApiFailure } from '../base/failure.ts';
import type { RuleName } from '../base/rule-fields.ts';

/** The business rule of each unique constraint and primary key that a caller can violate. */
const UNIQUE_RULES: Readonly<Record<string, RuleName>> = {
  users_phone_unique: 'mobileTaken',
  users_email: 'emailTaken',
  users_user_code_unique: 'userCodeTaken',
  staff_roles_name: 'roleNameTaken',
  dictionary_entries_value: 'valueTaken',
  matches_year_unique: 'yearTaken',
  // Two callers restore one record at the same time.
  matches_pkey: 'recordTaken',
  news_pkey: 'recordTaken',
  activities_pkey: 'recordTaken',
};

interface ReferenceRules {
  /** The record that a written row names doesn't exist. */
  unknown?: RuleName;
  /** Another row names the deleted record. */
  inUse?: RuleName;
}

/** The business rules of each foreign key that a caller can violate. */
const REFERENCE_RULES: Readonly<Record<string, ReferenceRules>> = {
  news_match_id_matches_id_fk: { unknown: 'editionUnknown', inUse: 'editionInUse' },
  activities_match_id_matches_id_fk: { inUse: 'editionInUse' },
  projects_match_id_matches_id_fk: { inUse: 'editionInUse' },
  stories_match_id_matches_id_fk: { unknown: 'storyPlaceUnknown', inUse: 'editionInUse' },
  stories_domain_domains_code_fk: { unknown: 'storyPlaceUnknown', inUse: 'trackInUse' },
  activity_sign_ups_activity_id_activities_id_fk: { inUse: 'activityInUse' },
  activity_sign_ups_user_id_users_id_fk: { inUse: 'userInUse' },
  experts_user_id_users_id_fk: { inUse: 'userInUse' },
  files_owner_id_users_id_fk: { inUse: 'userInUse' },
  projects_user_id_users_id_fk: { inUse: 'userInUse' },
};

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/** The rule that a failed statement violated, by the driver's error. */
function ruleOf(query: string, cause: unknown): RuleName | undefined {
  if (!(cause instanceof Error) || !('code' in cause) || !('constraint' in cause)) return undefined;
  const constraint = String(cause.constraint);
  if (cause.code === UNIQUE_VIOLATION) return UNIQUE_RULES[constraint];
  if (cause.code !== FOREIGN_KEY_VIOLATION) return undefined;
  // The driver reports both sides of a foreign key by the same fields; the statement tells which.
  if (query.startsWith('delete')) return REFERENCE_RULES[constraint]?.inUse;
  return /^(insert|update)/.test(query) ? REFERENCE_RULES[constraint]?.unknown : undefined;
}

/**
 * Translates the error of a statement that violated a constraint into the business rule behind the
 * constraint. Returns every other error as it is.
 */
export function asBusinessRule<Thrown>(error: Thrown): Thrown | ApiFailure {
  if (!(error instanceof DrizzleQueryError)) return error;
  const rule = ruleOf(error.query, error.cause);
  return rule === undefined ? error : businessRule(rule);
}
