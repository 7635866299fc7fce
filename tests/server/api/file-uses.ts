import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { closeAccount } from '../../../server/account/close-account.ts';
import type { Transaction } from '../../../server/database/open.ts';
import * as schema from '../../../server/database/schema.ts';
import { mediaUses } from '../../../server/files/media/use-queries.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { VERSIONS } from '../../../server/files/uploads/remove-files.ts';
import { api } from './context.ts';
import { newKey } from './entries.ts';

const { files, users, removedFiles } = schema;

const text = (id: string) => ({ CN: `<p><img src="/api/sys/file/download/${id}" alt=""></p>` });
const article = (id: string) => sql`${JSON.stringify({ coverFileId: id })}::jsonb`;
const html = (id: string) => sql`${JSON.stringify(text(id))}::jsonb`;
const one = (table: string) => sql.raw(`ctid = (select ctid from ${table} limit 1)`);
const set = (table: string, column: string, value: unknown) =>
  sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where ${one(table)}`;

/** Every column that can name a file, with a statement that writes a file’s id to it. */
const USES: readonly [source: string, where: string, (id: string) => ReturnType<typeof sql>][] = [
  ...(
    [
      ['news', 'cover_file_id'],
      ['news', 'video_file_id'],
      ['news', 'caption_file_id'],
      ['activities', 'cover_file_id'],
      ['matches', 'banner_file_id'],
      ['organisations', 'logo_file_id'],
      ['links', 'img'],
      ['stories', 'cover_file_id'],
      ['document_templates', 'file_id'],
      ['site_identity', 'logo'],
      ['site_identity', 'icon'],
      ['site_identity', 'share_picture'],
      ['site_identity', 'main_picture'],
      ['projects', 'logo_file_id'],
      ['projects', 'video_file_id'],
      ['project_files', 'file_id'],
      ['experts', 'avatar_file_id'],
      ['users', 'avatar_file_id'],
      ['configs', 'content'],
    ] as const
  ).map(
    ([table, column]) =>
      [table, column, (id: string) => set(table, column, id)] satisfies (typeof USES)[number],
  ),
  ['configs', 'a text', (id) => set('configs', 'content', text(id).CN)],
  ['news', 'a text', (id) => set('news', 'content', html(id))],
  ['activities', 'a text', (id) => set('activities', 'description', html(id))],
  ['matches', 'a text', (id) => set('matches', 'guide', html(id))],
  [
    'matches',
    'a download',
    (id) => set('matches', 'downloads', sql`${JSON.stringify([{ fileId: id }])}::jsonb`),
  ],
  [
    'site_identity',
    'a QR code',
    (id) => set('site_identity', 'qr_codes', sql`${JSON.stringify({ video: id })}::jsonb`),
  ],
  ['legal_texts', 'a text', (id) => set('legal_texts', 'content', html(id))],
  [
    'record_drafts',
    'a draft',
    (id) =>
      sql`insert into record_drafts (kind, record_id, content, at, user_name) values ('news', ${id}, ${article(id)}, now(), 'x')`,
  ],
  [
    'record_versions',
    'a version',
    (id) =>
      sql`insert into record_versions (kind, record_id, number, action, at, content) values ('news', ${id}, 1, 'changed', now(), ${article(id)})`,
  ],
];

/** Tables without references to files. */
const WITHOUT_FILES = [
  ...[
    'activity_sign_ups',
    'audit_log',
    'change_requests',
    'cities',
    'companies',
    'consents',
    'deployment',
  ],
  ...['dictionary_entries', 'domains', 'error_log', 'file_tickets', 'highlights', 'login_tickets'],
  ...['certificates', 'certificate_templates'],
  ...['identity_documents', 'invitations', 'mail_pauses'],
  ...['judging_assignments', 'judging_conflicts', 'judging_entries', 'judging_rounds'],
  ...['menu_items', 'notice_templates', 'notices', 'project_awards', 'project_decisions'],
  ...[
    'project_history',
    'project_notes',
    'project_reviewers',
    'project_reviews',
    'project_versions',
    'rate_limits',
    'recovery_codes',
    'result_publications',
    'second_factors',
  ],
  ...['sessions', 'staff_roles', 'verification_codes'],
];
/** The files table and the tables that extend it. */
const OF_FILES = ['files', 'file_uses', 'media_texts', 'removed_files'];

class RolledBack extends Error {}

/** Runs `act` in a transaction and rolls it back. */
async function rollingBack(act: (tx: Transaction) => Promise<void>): Promise<void> {
  const done = api.db.transaction(async (tx) => {
    await act(tx);
    throw new RolledBack();
  });
  await expect(done).rejects.toThrow(RolledBack);
}

async function formerStaff(tx: Pick<Transaction, 'insert'>): Promise<typeof users.$inferSelect> {
  const id = newKey();
  const names = { firstName: 'Wei', lastName: 'Su', chineseName: '苏伟' };
  const [row] = await tx
    .insert(users)
    .values({ id, ...names, permissions: [], roles: [] })
    .returning();
  if (row === undefined) throw new Error('the account was not made');
  return row;
}

async function fileOf(tx: Pick<Transaction, 'insert'>, ownerId: string): Promise<string> {
  const id = `used-${newKey()}`;
  const row = { id, name: 'a.png', mime: 'image/png', size: 4, hash: '0'.repeat(64), ownerId };
  await tx.insert(files).values(row);
  return id;
}

/** Tests which references from records keep a file. */
export function fileUseTests(): void {
  it('classifies each table by whether it names files', async () => {
    const tables = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .map((table) => getTableConfig(table).name);
    const { rows } = (await api.db.execute(sql`select source from file_use_sources()`)) as {
      rows: { source: string }[];
    };
    const sources = rows.map(({ source }) => source);
    expect([...sources, ...WITHOUT_FILES, ...OF_FILES].toSorted()).toEqual(tables.toSorted());
    expect(new Set(USES.map(([source]) => source))).toEqual(new Set(sources));
  });

  it.each(USES)(
    'keeps a file named by %s in %s when its owner’s account is closed',
    async (source, _, use) => {
      await rollingBack(async (tx) => {
        const user = await formerStaff(tx);
        const [used, unused] = [await fileOf(tx, user.id), await fileOf(tx, user.id)];
        await tx.execute(use(used));
        const uses = await mediaUses(tx, used);
        expect(uses).toHaveLength(source === VERSIONS ? 0 : 1);

        const { removedFiles: removed } = await closeAccount(tx, user, api.clock.now);

        expect(removed).toEqual([unused]);
        const [found] = await tx.select().from(files).where(eq(files.id, used));
        expect(found).toMatchObject({ id: used, ownerId: null });
        const [row] = await tx.select().from(removedFiles).where(eq(removedFiles.id, unused));
        expect(row?.row).toMatchObject({ id: unused, name: 'a.png', owner_id: user.id });
      });
    },
  );

  it('moves the content of a removed file to the removed files', async () => {
    const user = await formerStaff(api.db);
    const id = await fileOf(api.db, user.id);
    await writeFile(join(api.files, id), 'left');
    const token = await beginSession(api.db, user.id, api.clock.now);
    await api.call('closeMyAccount', '/sys/user/my/close', { token, body: {} });
    expect(await readdir(api.files)).not.toContain(id);
    const removed = join(api.files, '..', 'removed', api.clock.now.toISOString().slice(0, 10));
    expect(await readdir(removed)).toContain(id);
  });

  it('replaces the name of a closed account by its identifier in versions and drafts', async () => {
    await rollingBack(async (tx) => {
      const user = await formerStaff(tx);
      const common = { recordId: user.id, at: api.clock.now, content: {}, userId: user.id };
      const named = { ...common, kind: 'news' as const, userName: '苏伟' };
      await tx.insert(schema.recordVersions).values({ ...named, number: 1, action: 'changed' });
      await tx.insert(schema.recordDrafts).values(named);
      await closeAccount(tx, user, api.clock.now);
      for (const table of [schema.recordVersions, schema.recordDrafts]) {
        const [row] = await tx.select().from(table).where(eq(table.recordId, user.id));
        expect(row?.userName).toBe(user.id);
      }
    });
  });

  it('restores a removed file with references that were stored meanwhile', async () => {
    await rollingBack(async (tx) => {
      const user = await formerStaff(tx);
      const id = await fileOf(tx, user.id);
      const [before] = await tx.select().from(files).where(eq(files.id, id));
      await closeAccount(tx, user, api.clock.now);
      await tx.execute(set('news', 'cover_file_id', id));
      await tx.execute(sql`select bring_back_file(${id})`);
      const [after] = await tx.select().from(files).where(eq(files.id, id));
      expect(after).toEqual({ ...before, ownerId: null });
      expect(await mediaUses(tx, id)).toMatchObject([{ place: 'news' }]);
      expect(await tx.$count(removedFiles, eq(removedFiles.id, id))).toBe(0);
    });
  });
}
