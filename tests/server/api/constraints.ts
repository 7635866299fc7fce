import { sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../server/base/failure.ts';
import { asBusinessRule } from '../../../server/database/constraints.ts';
import { api } from './context.ts';

/** Returns SQL that gives the last row the value of the first one. */
const repeat = (table: string, column: string) =>
  `update ${table} set ${column} = (select min(${column}) from ${table})
    where ${column} = (select max(${column}) from ${table})`;

/** Returns SQL that makes one row refer to a missing record. */
const unknownIn = (table: string, column: string) =>
  `update ${table} set ${column} = 'nothing' where ctid = (select min(ctid) from ${table})`;

const UNIQUE: [constraint: string, statement: string, rule: string][] = [
  ['users_phone_unique', repeat('users', 'phone'), 'mobileTaken'],
  ['users_email', repeat('users', 'email'), 'emailTaken'],
  ['users_user_code_unique', `update users set user_code = 'a'`, 'userCodeTaken'],
  ['staff_roles_name', `update staff_roles set name = '{"CN": "a"}'`, 'roleNameTaken'],
  ['dictionary_entries_value', `update dictionary_entries set value = 'a'`, 'valueTaken'],
  ['matches_year_unique', repeat('matches', 'year'), 'yearTaken'],
  ['matches_pkey', repeat('matches', 'id'), 'recordTaken'],
  ['news_pkey', repeat('news', 'id'), 'recordTaken'],
  ['activities_pkey', repeat('activities', 'id'), 'recordTaken'],
];

/** Foreign keys: the rule for a missing target, and for deleting a target in use. */
const REFERENCES: [constraint: string, unknown: string | undefined, inUse: string][] = [
  ['news_match_id_matches_id_fk', 'editionUnknown', 'editionInUse'],
  ['activities_match_id_matches_id_fk', undefined, 'editionInUse'],
  ['projects_match_id_matches_id_fk', undefined, 'editionInUse'],
  ['stories_match_id_matches_id_fk', 'storyPlaceUnknown', 'editionInUse'],
  ['stories_domain_domains_code_fk', 'storyPlaceUnknown', 'trackInUse'],
  ['activity_sign_ups_activity_id_activities_id_fk', undefined, 'activityInUse'],
  ['activity_sign_ups_user_id_users_id_fk', undefined, 'userInUse'],
  ['experts_user_id_users_id_fk', undefined, 'userInUse'],
  ['files_owner_id_users_id_fk', undefined, 'userInUse'],
  ['projects_user_id_users_id_fk', undefined, 'userInUse'],
];

/** Constraints that no request can violate, by reason. */
const UNREACHABLE = {
  'the insert handles the conflict': [
    'certificates_key_unique',
    'experts_user_id_unique',
    'identity_documents_expert_id_unique',
    'identity_documents_project_id_unique',
    'judging_assignments_judge',
    'notices_key_unique',
    'projects_user_match',
  ],
  'the handler locks the entry and closes its open request first': ['change_requests_open'],
  'the handler locks the edition and ends its planned publication first': [
    'result_publications_planned',
  ],
  'the server generates the value': [
    'activity_sign_ups_ticket_unique',
    'invitations_token_hash_unique',
    'sessions_id_unique',
  ],
  'the handler checks the file, and only unused files are removed': [
    'experts_avatar_file_id_files_id_fk',
    'file_uses_file_id_files_id_fk',
    'project_files_file_id_files_id_fk',
    'projects_logo_file_id_files_id_fk',
    'projects_video_file_id_files_id_fk',
  ],
};

async function rowsOf(query: SQL): Promise<Record<string, string>[]> {
  const result = (await api.db.execute(query)) as { rows: Record<string, string>[] };
  return result.rows;
}

/** Runs statements that fail, and returns the violated constraint and its business rule. */
async function violate(...statements: string[]): Promise<[unknown, unknown]> {
  const failed = api.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    throw new Error('no constraint was violated', { cause: {} });
  });
  const error = (await failed.catch((thrown: unknown) => thrown)) as Error;
  const rule = asBusinessRule(error);
  const { constraint } = error.cause as { constraint?: string };
  return [constraint, rule instanceof ApiFailure ? rule.messageId : undefined];
}

/** Returns table and column of a foreign key, its target, and other keys with the same target. */
async function foreignKey(name: string) {
  const [key] = await rowsOf(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      c.confrelid::regclass::text as "target", b.attname as "key"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.conname = ${name}`);
  if (key === undefined) throw new Error(`no such constraint: ${name}`);
  const others = await rowsOf(sql`
    select conname as name, conrelid::regclass::text as "table" from pg_constraint
    where confrelid = ${key['target']}::regclass and conname <> ${name}`);
  return { ...key, others } as Record<'table' | 'column' | 'target' | 'key', string> & {
    others: typeof others;
  };
}

export function constraintTests(): void {
  it('have a business rule if a request can violate them', async () => {
    // Deleting the record of a cascading key deletes or empties the rows that refer to it.
    const found = await rowsOf(sql`
      select conname as name from pg_constraint
      where connamespace = 'public'::regnamespace
        and (contype = 'u' or contype = 'f' and confdeltype = 'a')
      union select relname from pg_index join pg_class on pg_class.oid = indexrelid
      where indisunique and not indisprimary and relnamespace = 'public'::regnamespace`);
    const withRules = [...UNIQUE, ...REFERENCES].map(([name]) => name);
    const known = [...withRules, ...Object.values(UNREACHABLE).flat()];
    const primaryKeys = known.filter((name) => name.endsWith('_pkey'));
    expect([...found.map(({ name }) => name), ...primaryKeys].toSorted()).toEqual(known.toSorted());
  });

  it.each(UNIQUE)('translate a repeated value: %s', async (constraint, statement, rule) => {
    expect(await violate(statement)).toEqual([constraint, rule]);
  });

  it.each(REFERENCES)('translate both sides of a reference: %s', async (name, unknown, inUse) => {
    const { table, column, target, key, others } = await foreignKey(name);
    expect(await violate(unknownIn(table, column))).toEqual([name, unknown]);
    const named = `(select ${column} from ${table} where ${column} is not null limit 1)`;
    const alone = others.map(
      (other) => `alter table ${other['table']} drop constraint ${other['name']}`,
    );
    const fill = `update ${table} set ${column} = (select min(${key}) from ${target}) where ${column} is null`;
    const remove = `delete from ${target} where ${key} = ${named}`;
    expect(await violate(...alone, fill, remove)).toEqual([name, inUse]);
  });

  it('without a rule leave the error unchanged', async () => {
    expect(await violate(repeat('activity_sign_ups', 'ticket'))).toEqual([
      'activity_sign_ups_ticket_unique',
      undefined,
    ]);
  });
}
