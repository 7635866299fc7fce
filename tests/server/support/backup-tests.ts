import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUnprepared } from '../../../server/database/open-unprepared.ts';
import { tablesInOrder } from '../../../server/ops/backup/tables.ts';
import { openDataFolder } from '../../../server/base/data-folder.ts';
import { spawnServer, stopServer } from './server-process.ts';

const scripts = join(import.meta.dirname, '../../../scripts');
const run = promisify(execFile);

/** The folder of a deployment, and its database unless the folder contains it. */
interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** Runs a command as an operator does; returns its output and errors. */
export async function command(script: string, args: string[], variables: Record<string, string>) {
  const env = { ...process.env, ...variables };
  const path = join(scripts, script);
  const { stdout, stderr } = await run(process.execPath, [path, ...args], { env }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return `${stdout}${stderr}`;
}

/** Reads all rows and files of a deployment that no server has open. */
async function contentsOf({ DATA_DIR, DATABASE_URL }: Place) {
  const folder = await openDataFolder(DATA_DIR, { exclusive: DATABASE_URL === undefined });
  const database = await openUnprepared(DATABASE_URL, folder, { create: false });
  const rows: Record<string, string[]> = {};
  for (const { name } of tablesInOrder()) {
    const result = await database.db.execute(
      sql`select to_jsonb(one)::text as "row" from ${sql.identifier(name)} one`,
    );
    const found = (result as { rows: { row: string }[] }).rows;
    rows[name] = found.map(({ row }) => row).toSorted();
  }
  await database.close();
  folder.release();
  const files: Record<string, string> = {};
  for (const id of await readdir(folder.files))
    files[id] = (await readFile(join(folder.files, id))).toString('base64');
  return { rows, files };
}

/** The mail server is unreachable, so mails stay queued. */
const DEMO = {
  SEED_DEMO: 'on',
  LOG_LEVEL: 'fatal',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@example.org',
};

/** Signs a user up for an activity, which queues a notice. */
async function signUp(address: string): Promise<void> {
  const call = async (path: string, body?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { token }) };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${address}/api${path}`, { headers, ...sent });
    return (await response.json()) as { code: number; data: Record<string, unknown> };
  };
  const account = { username: '13800000001', password: 'Compete-2026' };
  const { data } = await call('/client/user/login', account);
  const open = await call('/client/activity/anons?state=open');
  const [activity] = open.data['records'] as { id: string }[];
  const body = { activityId: activity?.id };
  const signedUp = await call('/client/activity/signUp', body, String(data['token']));
  expect(signedUp.code).toBe(200);
}

/**
 * Tests backup and restore of one kind of database, encrypted if the variables contain a key.
 * @param make creates an empty place
 * @param demo creates the place of the source; its server adds missing demo content at start
 */
export function backupTests(
  make: () => Promise<Place>,
  variables: Record<string, string>,
  demo = make,
): void {
  let source: Place;
  let backups: string;
  let output: string;
  /** The contents of the source at its backup. */
  let stored: Awaited<ReturnType<typeof contentsOf>>;

  beforeAll(async () => {
    source = await demo();
    backups = await mkdtemp(join(tmpdir(), 'backups-'));
    const server = spawnServer({ ...DEMO, ...source });
    await signUp(await server.listening);
    output = await command('backup.ts', [], { ...source, ...variables, BACKUP_DIR: backups });
    await stopServer(server);
  }, 120_000);
  afterAll(() => rm(backups, { recursive: true }));

  const newest = async () => join(backups, (await readdir(backups)).toSorted().at(-1) ?? '');
  const restore = async (to: Place, more: Record<string, string> = {}) =>
    command('restore.ts', [await newest()], { ...to, ...variables, ...more });

  it('is written while the server runs, and restores every row and file to an empty place', async () => {
    expect(output).toMatch(/^Backup .*backup-\d{8}T\d{6}Z: \d+ rows, \d+ files\.$/m);
    const target = await make();
    expect(await restore(target)).toMatch(/^Restored \d+ rows and \d+ files, as of /m);
    stored = await contentsOf(source);
    const { notices: queued, ...rows } = stored.rows;
    const before = { rows, files: stored.files };
    expect(Object.values(before.rows).flat().length).toBeGreaterThan(1000);
    expect(Object.keys(before.files).length).toBeGreaterThan(50);
    const restored = await contentsOf(target);
    const { notices, ...others } = restored.rows;
    expect({ rows: others, files: restored.files }).toEqual(before);
    // A restored copy sends no mail.
    expect(queued).toHaveLength(1);
    expect(notices).toEqual([expect.stringMatching(/"error": "restored".*"state": "failed"/)]);

    const server = spawnServer({ ...DEMO, ...target });
    const address = await server.listening;
    const body = JSON.stringify({ username: '13800000001', password: 'Compete-2026' });
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${address}/api/client/user/login`, {
      method: 'POST',
      headers,
      body,
    });
    expect(((await login.json()) as { code: number }).code).toBe(200);
    expect(await stopServer(server)).toBe(0);
  }, 120_000);

  it('is refused by a place that is not empty, which stays unchanged', async () => {
    expect(await restore(source)).toMatch(/restore into an empty/);
    expect(await contentsOf(source)).toEqual(stored);
  }, 60_000);

  it('is refused when a part was changed, before anything is written', async () => {
    const table = join(await newest(), 'tables/users');
    const whole = await readFile(table);
    await appendFile(table, 'x');
    const target = await make();
    expect(await restore(target)).toMatch(/is damaged: 1 of its parts, such as tables.users/);
    expect(await readdir(join(target.DATA_DIR, 'files')).catch(() => [])).toEqual([]);
    await writeFile(table, whole);
  }, 60_000);

  it('leaves the configured number of backups, and copies no unchanged file again', async () => {
    const first = await newest();
    const id = (await readdir(join(first, 'files')))[0] ?? '';
    const { ino } = await stat(join(first, 'files', id));
    const keep = { ...source, ...variables, BACKUP_DIR: backups, BACKUP_KEEP: '1' };
    expect(await command('backup.ts', [], keep)).toContain(`Removed: ${basename(first)}.`);
    expect(await readdir(backups)).toHaveLength(1);
    expect((await stat(join(await newest(), 'files', id))).ino).toBe(ino);
  }, 60_000);

  it.each([
    [
      { BACKUP_DIR: '/dev/null/backups' },
      "/dev/null/backups: the folder of backups can't be written",
    ],
    [
      { FILE_STORE: 's3://files', BACKUP_DIR: 's3://files/site' },
      's3://files/site: choose another bucket than that of the files',
    ],
    [
      { FILE_STORE: 's3://files', S3_ENDPOINT: 'http://127.0.0.1:9' },
      "FILE_STORE=s3://files: the bucket at http://127.0.0.1:9 can't be used",
    ],
  ])(
    'ends with the reason instead of waiting, with %j',
    async (change, reason) => {
      const backup = { ...source, ...variables, BACKUP_DIR: backups, ...change };
      expect(await command('backup.ts', [], backup)).toContain(reason);
    },
    60_000,
  );
}
