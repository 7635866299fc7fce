import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'server/database/migrations';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Matches statements after which the last release, which still runs, may fail. */
const CONTRACTS =
  /\bdrop (?:table|column|schema|view|function)\b|\brename\b|\bset not null\b|\bset data type\b|\badd column (?![^;]*\bdefault\b)[^;]*\bnot null\b/i;

/** Returns the statements that contract the schema without a line that permits it. */
function contractions(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint').map((one) => one.trim());
  return statements.filter((one) => CONTRACTS.test(one) && !one.includes('-- contract: '));
}

const JOURNAL = `${FOLDER}/meta/_journal.json`;
const tags = (journal: string) =>
  (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);

/** Commit of the last release, from the table in CHANGELOG.md. */
const [, released] = /^\| \d+\.\d+\.\d+ +\| `([0-9a-f]{7,40})`/m.exec(read('CHANGELOG.md')) ?? [];

/** Returns the journal of the last release; undefined if a shallow clone doesn't contain its commit. */
function releasedJournal(): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${released ?? ''}:${JOURNAL}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : undefined;
}

const former = releasedJournal();

describe('a migration keeps the last release running', () => {
  it.each([
    ['ALTER TABLE "users" DROP COLUMN "note";', 1],
    ['ALTER TABLE "users" RENAME COLUMN "note" TO "text";', 1],
    ['ALTER TABLE "users" ALTER COLUMN "note" SET NOT NULL;', 1],
    ['ALTER TABLE "users" ADD COLUMN "note" text NOT NULL;', 1],
    ['-- contract: unused since 1.1.0\nALTER TABLE "users" DROP COLUMN "note";', 0],
    ['ALTER TABLE "users" ADD COLUMN "note" text;', 0],
    ['ALTER TABLE "users" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;', 0],
    ['CREATE TABLE "notes" ("id" text NOT NULL);', 0],
  ])('%s', (sql, count) => {
    expect(contractions(sql)).toHaveLength(count);
  });

  it('named by its commit in the changelog', () => {
    expect(released).toBeDefined();
  });

  it.skipIf(former === undefined)(
    'in each migration since the last release (skipped in a clone without its commit)',
    () => {
      const known = tags(former ?? '');
      const added = tags(read(JOURNAL)).filter((tag) => !known.includes(tag));
      expect(added.flatMap((tag) => contractions(read(`${FOLDER}/${tag}.sql`)))).toEqual([]);
    },
  );
});
