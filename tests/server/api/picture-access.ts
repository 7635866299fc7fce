import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import {
  activities,
  fileUses,
  files,
  legalTexts,
  news,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { copyId } from '../../../server/files/uploads/picture-copies.ts';
import { FILE_SOURCES } from '../../../server/files/uploads/shown-files.ts';
import { api, HOUR } from './context.ts';
import { newKey } from './entries.ts';

/** Permissions of each caller, by name; null for a visitor without a session. */
const CALLERS: Readonly<Record<string, readonly string[] | null>> = {
  'a visitor': null,
  'a competitor': [],
  'a judge': ['score:user'],
  'staff without a right to content': ['system:login', 'entry:read'],
  'a right to content without the back office': ['content:write'],
  'staff who write news': ['system:login', 'content:write'],
  'staff who write activities': ['system:login', 'activity:write'],
  'staff who write editions': ['system:login', 'edition:write'],
  'staff who write the site': ['system:login', 'config:write'],
};
const STAFF = Object.keys(CALLERS).slice(5);
const EVERYONE = Object.keys(CALLERS);

const text = (id: string, tag = 'img') => ({
  CN: `<p><${tag} src="/api/sys/file/download/${id}"></p>`,
});
const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** Updates columns of one record of a table. */
async function change(table: string, key: SQL, values: Record<string, unknown>): Promise<void> {
  const columns = Object.entries(values).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  );
  await api.db.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(columns, sql`, `)} where ${key}`,
  );
}

async function copyRow(table: string, changed: Record<string, unknown>): Promise<string> {
  const id = newKey();
  const values = JSON.stringify({ ...changed, id });
  const name = sql.identifier(table);
  const { rows } = (await api.db.execute(
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`,
  )) as { rows: { name: string }[] };
  const columns = rows.map((column) => sql.identifier(column.name));
  await api.db.execute(
    sql`insert into ${name} (${sql.join(columns, sql`, `)}) select ${sql.join(columns, sql`, `)}
      from jsonb_populate_record(
        null::${name},
        (select to_jsonb(one) from ${name} as one limit 1) || ${values}::jsonb
      )`,
  );
  onTestFinished(async () => {
    await api.db.execute(sql`delete from ${name} where id = ${id}`);
  });
  return id;
}

const PAST = new Date(0);
let year = 500;

/** A kind of record with the values of its hidden and published states. */
interface Kind {
  table: 'activities' | 'matches' | 'news';
  hidden: Record<string, unknown>;
  shown: Record<string, unknown>;
}
const NEWS: Kind = {
  table: 'news',
  hidden: { published: false },
  shown: { published: true },
};
const ACTIVITY: Kind = { ...NEWS, table: 'activities' };
const EDITION: Kind = {
  table: 'matches',
  hidden: { published_at: null },
  shown: { published_at: PAST.toISOString() },
};

/** Fields of publishable content that name a picture, video or caption file. */
const PLACES: readonly [string, Kind, mime: string, (id: string) => Record<string, unknown>][] = [
  ['the cover of news', NEWS, 'image/jpeg', (id) => ({ cover_file_id: id })],
  ['a picture in the text of news', NEWS, 'image/png', (id) => ({ content: text(id) })],
  [
    'a picture in the English text of news',
    NEWS,
    'image/png',
    (id) => ({ content: { CN: '<p>一</p>', US: text(id).CN } }),
  ],
  ['a video in the text of news', NEWS, 'video/mp4', (id) => ({ content: text(id, 'video') })],
  ['the video of news', NEWS, 'video/mp4', (id) => ({ video_file_id: id })],
  ['the captions of news', NEWS, 'text/vtt', (id) => ({ caption_file_id: id })],
  ['the cover of an activity', ACTIVITY, 'image/jpeg', (id) => ({ cover_file_id: id })],
  [
    'a picture in the text of an activity',
    ACTIVITY,
    'image/png',
    (id) => ({ description: text(id) }),
  ],
  ['the banner of an edition', EDITION, 'image/jpeg', (id) => ({ banner_file_id: id })],
  [
    'a picture of an edition’s gallery',
    EDITION,
    'image/jpeg',
    (id) => ({ gallery: [{ fileId: id }] }),
  ],
  ['a picture in the guide of an edition', EDITION, 'image/png', (id) => ({ guide: text(id) })],
];

/** Fields of permanently public content that name a picture. */
const ALWAYS: readonly [table: string, column: string, value: (id: string) => unknown][] = [
  ['organisations', 'logo_file_id', (id) => id],
  ['links', 'img', (id) => id],
  ['stories', 'cover_file_id', (id) => id],
  ['site_identity', 'logo', (id) => id],
  ['site_identity', 'share_picture', (id) => id],
  ['site_identity', 'qr_codes', (id) => json({ consulting: id })],
  ['configs', 'content', (id) => text(id).CN],
];

/** Finds the first record of a table; returns its condition and a column’s value. */
async function firstRecord(table: string, column: string): Promise<{ key: SQL; before: unknown }> {
  const id = sql.identifier(table === 'configs' ? 'key' : 'id');
  const { rows } = (await api.db.execute(
    sql`select ${id} as id, ${sql.identifier(column)} as value from ${sql.identifier(table)} limit 1`,
  )) as { rows: { id: string; value: unknown }[] };
  const [found] = rows;
  if (found === undefined) throw new Error(`the demo has no record in ${table}`);
  const { value } = found;
  const isJson = typeof value === 'object' && value !== null;
  return { key: sql`${id} = ${found.id}`, before: isJson ? json(value) : value };
}

/** Stores a file in the media library and a smaller copy of it. */
async function libraryFile(mime = 'image/jpeg'): Promise<string> {
  const id = `shown-${newKey()}`;
  const row = { id, name: 'a', mime, size: 4, hash: id, public: true, copiedAt: PAST };
  const copy = { ...row, id: copyId(id, 640), mime: 'image/webp', hash: `${id}-640`, copyOf: id };
  const rows = mime.startsWith('image/') ? [row, copy] : [row];
  await api.db.insert(files).values(rows);
  for (const { id: stored } of rows) await writeFile(join(api.files, stored), 'test');
  return id;
}

const tokens = new Map<string, string>();
async function tokenOf(caller: string): Promise<string | undefined> {
  const rights = CALLERS[caller];
  if (rights === undefined || rights === null) return undefined;
  const id = newKey();
  const permissions = rights.map((name) => ({ id: name, name }));
  const names = { firstName: '', lastName: '', chineseName: '' };
  await api.db.insert(users).values({ id, ...names, permissions, roles: [] });
  const token = await beginSession(api.db, id, api.clock.now);
  tokens.set(caller, token);
  return token;
}

/** The ways to request a file and its smaller copy. */
const WAYS = [
  ['GET', ''],
  ['HEAD', ''],
  ['GET', '?width=640'],
  ['HEAD', '?width=640'],
] as const;

async function request(id: string, caller: string, [method, query]: (typeof WAYS)[number]) {
  const token = tokens.get(caller) ?? (await tokenOf(caller));
  const headers = { ...(token !== undefined && { token }) };
  return api.app.inject({ method, url: `/api/sys/file/download/${id}${query}`, headers });
}

/** Returns the callers who can read a file; requires the same result for each way. */
async function readers(id: string): Promise<string[]> {
  const found: string[] = [];
  for (const caller of EVERYONE) {
    const responses = await Promise.all(WAYS.map((way) => request(id, caller, way)));
    const statuses = new Set(responses.map(({ statusCode }) => statusCode));
    expect(statuses.size, `${caller}: ${[...statuses].join()}`).toBe(1);
    if (statuses.has(200)) found.push(caller);
    const caches = new Set(responses.map(({ headers }) => headers['cache-control']));
    expect(caches.size).toBe(1);
    if (caller === 'a visitor' && statuses.has(200))
      expect([...caches]).toEqual(['public, max-age=3600, must-revalidate']);
    if (caller === 'a visitor' && !statuses.has(200)) expect([...caches]).toEqual(['no-store']);
  }
  return found;
}

async function cacheControl(id: string, caller: string): Promise<unknown> {
  return (await request(id, caller, WAYS[0])).headers['cache-control'];
}

/** Pictures, videos and captions of the site are as public as the content that shows them. */
export function pictureAccessTests(): void {
  it.each(PLACES)(
    'shows %s to everyone while its content is published, otherwise to content staff only',
    async (_, { table, hidden, shown }, mime, values) => {
      const id = await libraryFile(mime);
      year += 1;
      const own = table === 'matches' ? { year } : {};
      const record = await copyRow(table, { ...values(id), ...hidden, ...own });
      const key = sql`id = ${record}`;
      expect(await readers(id)).toEqual(STAFF);
      expect(await cacheControl(id, 'staff who write news')).toBe('private, no-store');
      await change(table, key, shown);
      expect(await readers(id)).toEqual(EVERYONE);
      await change(table, key, hidden);
      expect(await readers(id)).toEqual(STAFF);
    },
  );

  it.each(ALWAYS)(
    'shows a picture named by a record of %s in %s to everyone until the record names another',
    async (table, column, value) => {
      const [id, other] = [await libraryFile(), await libraryFile()];
      expect(await readers(id)).toEqual(STAFF);
      const { key, before } = await firstRecord(table, column);
      onTestFinished(() => change(table, key, { [column]: before }));
      await change(table, key, { [column]: value(id) });
      expect(await readers(id)).toEqual(EVERYONE);
      await change(table, key, { [column]: value(other) });
      expect(await readers(id)).toEqual(STAFF);
    },
  );

  it('shows a picture of a news article from its publication date', async () => {
    const id = await libraryFile();
    const publishDate = new Date(api.clock.now.getTime() + HOUR);
    const record = await copyRow('news', { cover_file_id: id, published: true });
    await api.db.update(news).set({ publishDate }).where(eq(news.id, record));
    expect(await readers(id)).toEqual(STAFF);
    const { now } = api.clock;
    onTestFinished(() => {
      api.clock.now = now;
    });
    api.clock.now = publishDate;
    expect(await readers(id)).toEqual(EVERYONE);
  });

  it('shows a picture of a legal text while that version is the newest', async () => {
    const [id, other] = [await libraryFile(), await libraryFile()];
    const version = { kind: 'accessibility' as const, publishDate: PAST, askAgain: false };
    onTestFinished(async () => {
      await api.db.delete(legalTexts).where(inArray(legalTexts.version, [9001, 9002]));
    });
    await api.db.insert(legalTexts).values({ ...version, version: 9001, content: text(id) });
    expect(await readers(id)).toEqual(EVERYONE);
    await api.db.insert(legalTexts).values({ ...version, version: 9002, content: text(other) });
    expect(await readers(id)).toEqual(STAFF);
    expect(await readers(other)).toEqual(EVERYONE);
  });

  it.each(['record_drafts', 'record_versions', 'document_templates'])(
    'does not treat a reference in %s as published',
    async (source) => {
      const id = await libraryFile();
      await api.db.insert(fileUses).values({ source, recordKey: newKey(), fileId: id });
      expect(await readers(id)).toEqual(STAFF);
    },
  );

  it('shows a picture of two records while one of them is published', async () => {
    const id = await libraryFile();
    const first = await copyRow('news', { cover_file_id: id, published: true });
    const second = await copyRow('activities', { cover_file_id: id, published: true });
    await api.db.update(news).set({ published: false }).where(eq(news.id, first));
    expect(await readers(id)).toEqual(EVERYONE);
    await api.db.update(activities).set({ published: false }).where(eq(activities.id, second));
    expect(await readers(id)).toEqual(STAFF);
  });

  it('shows an upload outside the library to its uploader only', async () => {
    const id = await libraryFile();
    const competitor = tokens.get('a competitor') ?? (await tokenOf('a competitor')) ?? '';
    const { data } = await api.call('getCurrentUser', '/client/user/current', {
      token: competitor,
    });
    await api.db.update(files).set({ public: false, ownerId: data.id }).where(eq(files.id, id));
    await api.db.delete(files).where(eq(files.copyOf, id));
    expect(await readers(id)).toEqual(['a competitor']);
    expect(await cacheControl(id, 'a competitor')).toBe('private, no-store');
  });

  it('hides a private file that a published text links to', async () => {
    const id = await libraryFile('application/pdf');
    await api.db.update(files).set({ public: false }).where(eq(files.id, id));
    const link = { CN: `<p><a href="/api/sys/file/download/${id}">a</a></p>` };
    year += 1;
    await copyRow('news', { content: link, published: true });
    await copyRow('matches', { guide: link, published_at: PAST.toISOString(), year });
    const visitor = await request(id, 'a visitor', WAYS[0]);
    expect(visitor.statusCode).toBe(404);
  });

  it('serves the smaller copy of a picture by width only', async () => {
    const { rows } = (await api.db.execute(
      sql`select id from files where public and copy_of is not null limit 1`,
    )) as { rows: { id: string }[] };
    for (const caller of EVERYONE)
      expect((await request(rows[0]?.id ?? '', caller, WAYS[0])).statusCode).toBe(404);
  });

  it('classifies each source of file references by whether it publishes files', async () => {
    const { rows } = (await api.db.execute(sql`select source from file_use_sources()`)) as {
      rows: { source: string }[];
    };
    expect(Object.keys(FILE_SOURCES).toSorted()).toEqual(
      rows.map(({ source }) => source).toSorted(),
    );
  });
}
