import { Writable } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator } from '../../server/identity/system-user/make-administrator.ts';
import { wrapPglite, type Database, type OpenDatabase } from '../../server/database/open.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { errorLog } from '../../server/database/schema.ts';
import { logging } from '../../server/base/logging.ts';
import { errorLine } from '../../server/base/safe-error.ts';
import { oneLine, StartupError } from '../../server/base/startup-error.ts';
import { WHOLE } from './api/entries.ts';
import type { OpenForTest } from './support/open-for-test.ts';
import { startPostgres } from './support/postgres.ts';
import { migratedDatabase } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const PHONE = '13912345678';
const EMAIL = 'marker@example.org';
const PASSWORD = 'Marker-2026';
const IDENTITY = WHOLE.team?.identity?.number ?? '';
const account = { username: PHONE, mobile: PHONE, email: EMAIL, password: PASSWORD };

const postgres = await startPostgres();
afterAll(() => ('stop' in postgres ? postgres.stop() : undefined));

/** Expects that the text contains no data of the account or the entry. */
function expectNothingPersonal(text: string): void {
  expect(text).not.toBe('');
  for (const value of [PHONE, EMAIL, PASSWORD, IDENTITY, 'marker', 'argon2', '新项目'])
    expect(text).not.toContain(value);
}

it.each([
  ['a failed query', new DrizzleQueryError('insert $1', [PHONE], new Error(EMAIL)), 'insert $1'],
  ['a query in another error', new Error(`Failed query: a\nparams: ${PHONE}\nx`), 'query: a'],
  ['text that is not JSON', new SyntaxError(`Unexpected token in "${EMAIL}"`), 'syntax error'],
  ['several at once', new AggregateError([new Error(`a ${PHONE} b`)], 'all'), 'all: a … b'],
])('reports an error in one line without values: %s', (_, error, message) => {
  expectNothingPersonal(errorLine(error));
  expect(errorLine(error)).toContain(message);
  expect(oneLine(error)).toBe(errorLine(error));
  expect(oneLine(new StartupError(`PORT=${PHONE}:\n taken`))).toBe(`PORT=${PHONE}: taken`);
});

/** Reverts the tests’ changes to the tables. */
const MENDING = `
  alter table users drop constraint if exists own_check;
  drop trigger if exists own_trigger on users;
  drop function if exists own_trigger;
  drop index if exists own_unique;
`;

describe('the log of a server', () => {
  let api: TestApi;
  let client: PGlite;
  let lines: string[];

  /** Opens a server with a recorded log. */
  async function open(database: OpenForTest): Promise<void> {
    lines = [];
    const stream = new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    api = await testApi(database, { demo: false, logger: logging('trace', stream) });
  }

  let shared: OpenDatabase;
  beforeAll(async () => {
    client = await migratedDatabase();
    shared = await wrapPglite(client, () => Promise.resolve());
  });
  afterAll(() => shared.close());

  beforeEach(() =>
    open(async (prepare) => {
      await prepare(shared.db);
      return { ...shared, close: () => Promise.resolve() };
    }),
  );
  afterEach(async () => {
    await api.close().catch(() => undefined);
    await client.exec(MENDING);
  });

  /** The log line of the fault. */
  function fault(): Record<string, unknown> | undefined {
    const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    return all.find(({ msg }) => msg === 'server error');
  }

  async function register() {
    const response = await api.call('registerUser', '/client/user/register', { body: account });
    expect(response.code).toBe(500);
    expectNothingPersonal(JSON.stringify(response));
  }

  it.each<[string, string, object]>([
    [
      'a broken check, whose detail is the whole row',
      `alter table users add constraint own_check check (email <> '${EMAIL}')`,
      { code: '23514', constraint: 'own_check', table: 'users' },
    ],
    [
      'an invalid value, quoted in the message',
      `create function own_trigger() returns trigger language plpgsql as
      $$ begin perform new.email::integer; return new; end $$;
      create trigger own_trigger before insert on users for each row execute function own_trigger()`,
      { code: '22P02', routine: 'pg_strtoint32_safe' },
    ],
  ])('contains %s, without a value', async (_, breaking, cause) => {
    await client.exec(breaking);
    await register();
    const found = fault();
    expect(found).toMatchObject({ operation: 'registerUser', err: { cause } });
    expect(JSON.stringify(found)).toContain('Failed query: insert into');
    expect(JSON.stringify(found)).toMatch(/at .*account\/handlers\.ts:\d+/);
    expectNothingPersonal(lines.join(''));
    expect(await api.db.$count(errorLog)).toBe(0);
  });

  it('contains a unique violation, without the value', async () => {
    await client.exec('create unique index own_unique on error_log (text)');
    const time = api.clock.now.toISOString();
    const entry = { type: 'ajax', code: 1, text: `${PHONE} ${EMAIL}`, url: '/', time };
    const body = { entries: [entry, entry] };
    const response = await api.call('sendErrorLog', '/client/errorLog', { body });
    expect(response.code).toBe(500);
    expect(fault()).toMatchObject({
      operation: 'sendErrorLog',
      level: 50,
      err: { type: 'DrizzleQueryError', cause: { code: '23505', constraint: 'own_unique' } },
    });
    expectNothingPersonal(lines.join(''));
  });

  it('contains a lost connection, without a value', async () => {
    await api.close();
    const gone = await migratedDatabase();
    await open((prepare) => wrapPglite(gone, prepare));
    await gone.close();
    await register();
    expectNothingPersonal(lines.join(''));
    expect(lines.join('')).toContain('"operation":"registerUser"');
  });

  it('contains a library’s log of an error, without the error’s message', () => {
    const params = [PHONE, EMAIL, PASSWORD];
    const error = new DrizzleQueryError(
      `update users set email = '${EMAIL}' where phone = $1`,
      params,
      new Error(`mail to ${EMAIL} for ${PHONE} failed`),
    );
    api.app.log.error(error);
    api.app.log.error({ err: error, req: undefined }, error.message);
    api.app.log.error({ err: JSON.parse.bind(null), problem: 'none' }, 'no error');
    expectNothingPersonal(lines.join(''));
    expect(lines.join('')).toContain(`Failed query: update users set email = '…' where phone = $1`);
  });

  it('prints no value of a failed query in the administrator command', async () => {
    await client.exec(`alter table users add constraint own_check check (email <> '${EMAIL}')`);
    const person = { phone: PHONE, email: EMAIL, password: PASSWORD };
    const error: unknown = await makeAdministrator(api.db, person).catch(
      (thrown: unknown) => thrown,
    );
    const line = oneLine(error);
    expectNothingPersonal(line);
    expect(line).toMatch(/^Failed query: insert into "users" .*\(23514, own_check\)$/);
  });
});

/** A start step that fails with an error that contains personal data. */
async function failToPrepare(db: Database): Promise<void> {
  await db.execute(sql`select ${EMAIL}::integer, ${PHONE}`);
}

it('prints no value when a start fails in a query', async () => {
  const failing = wrapPglite(await migratedDatabase(), failToPrepare);
  const line = oneLine(await failing.catch((thrown: unknown) => thrown));
  expectNothingPersonal(line);
  expect(line).toContain('22P02');
});

it.skipIf('missing' in postgres)('prints no value when a start on PostgreSQL fails', async () => {
  const failing = openPostgres('url' in postgres ? postgres.url : '', failToPrepare);
  const line = oneLine(await failing.catch((thrown: unknown) => thrown));
  expectNothingPersonal(line);
  expect(line).toMatch(/can't be used \(Failed query: select .*22P02\)\)\.$/);
});
