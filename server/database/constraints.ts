import { DrizzleQueryError } from 'drizzle-orm';
import { businessRule, type ApiFailure } from '../base/failure.ts';
import type { RuleName } from '../base/rule-fields.ts';

/** Business rules of the unique constraints and primary keys that a caller can violate. */
const UNIQUE_RULES: Readonly<Record<string, RuleName>> = {
  users_phone_unique: 'mobileTaken',
  users_email: 'emailTaken',
  users_user_code_unique: 'userCodeTaken',
  staff_roles_name: 'roleNameTaken',
  dictionary_entries_value: 'valueTaken',
  matches_year_unique: 'yearTaken',
  // Violated if concurrent requests restore the same record.
  matches_pkey: 'recordTaken',
  news_pkey: 'recordTaken',
  activities_pkey: 'recordTaken',
};

interface ReferenceRules {
  /** The written row references a record that doesn't exist. */
  unknown?: RuleName;
  /** Another row references the deleted record. */
  inUse?: RuleName;
}

/** Business rules of the foreign keys that a caller can violate. */
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

function ruleOf(query: string, cause: unknown): RuleName | undefined {
  if (!(cause instanceof Error) || !('code' in cause) || !('constraint' in cause)) return undefined;
  const constraint = String(cause.constraint);
  if (cause.code === UNIQUE_VIOLATION) return UNIQUE_RULES[constraint];
  if (cause.code !== FOREIGN_KEY_VIOLATION) return undefined;
  // The error has the same fields for both sides of a foreign key; only the statement distinguishes them.
  if (query.startsWith('delete')) return REFERENCE_RULES[constraint]?.inUse;
  return /^(insert|update)/.test(query) ? REFERENCE_RULES[constraint]?.unknown : undefined;
}

/** Translates a constraint violation into its business rule; returns every other error unchanged. */
export function asBusinessRule<Thrown>(error: Thrown): Thrown | ApiFailure {
  if (!(error instanceof DrizzleQueryError)) return error;
  const rule = ruleOf(error.query, error.cause);
  return rule === undefined ? error : businessRule(rule);
}
