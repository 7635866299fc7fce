import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../server/database/open.ts';
import { writtenColumns } from '../../server/database/written-columns.ts';

/** Returns the SQL for the id of copy `n` in a column; NULL stays NULL. */
function copyOf(column: string): SQL {
  return sql.raw(`r.${column} || '-copy-' || n`);
}

interface Copied {
  table: string;
  /** SQL of columns that differ in copies; `r` is the row, `n` the number of the copy. */
  columns: Record<string, SQL>;
  /** Condition for copied rows; absent: all. */
  where?: SQL;
}

const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏';
const GIVEN_NAMES = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英建华文辉玲莉';
const letter = (letters: string, key: string) =>
  `substr('${letters}', 1 + abs(hashtext(${key}))::int % ${String(letters.length)}, 1)`;

/** The copied tables; a table follows those that it refers to. */
const COPIED: Copied[] = [
  {
    table: 'users',
    columns: {
      id: copyOf('id'),
      phone: sql.raw(`'2' || lpad((row_number() over ())::text, 10, '0')`),
      email: sql.raw(`'copy-' || row_number() over () || '@example.org'`),
      user_code: sql.raw(`'C' || lpad((row_number() over ())::text, 8, '0')`),
      permissions: sql.raw(`'[]'::jsonb`),
      roles: sql.raw(`'[]'::jsonb`),
      chinese_name: sql.raw(
        [
          letter(SURNAMES, 'r.id || n'),
          letter(GIVEN_NAMES, 'n || r.id'),
          letter(GIVEN_NAMES, 'r.id || r.id || n'),
        ].join(' || '),
      ),
    },
    // Most demo accounts have no records; copied less often, to about 100,000 at 100 times.
    where: sql.raw(
      `(n % 3 = 0 or r.id in (select user_id from activity_sign_ups union select user_id from projects union select user_id from experts))`,
    ),
  },
  {
    table: 'news',
    columns: {
      id: copyOf('id'),
      publish_date: sql.raw(`r.publish_date - n * interval '7 hours'`),
    },
  },
  {
    table: 'activities',
    columns: {
      id: copyOf('id'),
      start: sql.raw(`r.start - n * interval '5 hours'`),
      end: sql.raw(`r."end" - n * interval '5 hours'`),
    },
  },
  {
    table: 'activity_sign_ups',
    columns: {
      activity_id: copyOf('activity_id'),
      user_id: copyOf('user_id'),
      ticket: sql.raw(`'9' || lpad((row_number() over ())::text, 11, '0')`),
      signed_up_at: sql.raw(`r.signed_up_at - n * interval '5 hours'`),
    },
  },
  {
    table: 'projects',
    columns: {
      id: copyOf('id'),
      user_id: copyOf('user_id'),
      name: sql.raw(
        `r.name || ${letter(SURNAMES, 'r.id || n')} || ${letter(GIVEN_NAMES, 'n || r.id')}`,
      ),
      update_date: sql.raw(`r.update_date - n * interval '3 minutes'`),
      submit_date: sql.raw(`r.submit_date - n * interval '3 minutes'`),
    },
  },
  ...['project_history', 'project_decisions', 'project_reviews', 'project_awards'].map((table) => ({
    table,
    columns: { project_id: copyOf('project_id') },
  })),
  { table: 'project_files', columns: { project_id: copyOf('project_id') } },
  {
    table: 'experts',
    columns: {
      id: copyOf('id'),
      user_id: copyOf('user_id'),
      submit_date: sql.raw(`r.submit_date - n * interval '3 minutes'`),
    },
  },
];

/** Adds records created by use, which the demo lacks. */
async function addRecordsOfUse(db: Database, factor: number): Promise<void> {
  const count = sql.raw(String(100 * factor));
  await db.execute(sql`
    insert into audit_log (id, at, operation, outcome, user_name, address, target)
    select 'audit-' || n, now() - n * interval '4 minutes', 'updateNews', 'done',
      '工作人员' || n % 50, '192.0.2.1', 'news-' || n
    from generate_series(1, ${count}) n`);
  await db.execute(sql`
    insert into notices (id, key, user_id, event, "values", state, next_at, create_date, sent_at)
    select 'notice-' || u.id, 'notice-' || u.id, u.id, 'activityReminder', '{}', 'sent', now(),
      now() - u.n * interval '1 minute', now() - u.n * interval '1 minute'
    from (select id, row_number() over (order by id) n from users order by id limit ${count}) u`);
}

/**
 * Multiplies the demo’s data: 100 times is about 6,400 entries, 100,000 accounts and 134,000
 * sign-ups. Takes seconds, because the database creates the copies.
 */
export async function grow(db: Database, factor: number): Promise<void> {
  for (const { table, columns, where } of factor === 1 ? [] : COPIED) {
    const written = await writtenColumns(db, table);
    const changes = Object.entries(columns).flatMap(([name, value]) => [sql`${name}::text`, value]);
    await db.execute(sql`
      insert into ${sql.identifier(table)} (${written})
      select ${written} from (
        select (jsonb_populate_record(r, jsonb_build_object(${sql.join(changes, sql`, `)}))).*
        from ${sql.identifier(table)} r, generate_series(1, ${sql.raw(String(factor - 1))}) n
        where ${where ?? sql`true`}
      ) copies`);
  }
  await addRecordsOfUse(db, factor);
  // Replaces autovacuum, which the embedded database lacks.
  await db.execute(sql`vacuum analyze`);
}
