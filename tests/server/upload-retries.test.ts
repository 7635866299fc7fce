import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { wrapPglite, type Database } from '../../server/database/open.ts';
import { users } from '../../server/database/schema.ts';
import { DatabaseUnavailable } from '../../server/database/unavailable.ts';
import { beginSession } from '../../server/identity/session/sessions.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import type { FileStore } from '../../server/store/file-store.ts';
import { migratedDatabase } from './support/templates.ts';
import { testApi, type TestApi } from './support/test-api.ts';

const PDF = '%PDF-1.4\n%%EOF\n';
const OWNER = 'owner';

let api: TestApi;
let token: string;
let key = 0;
/** Runs before the store receives a file. */
let beforePut: () => Promise<void>;
/** A transaction whose commit succeeds later, after the server lost the connection. */
let late: (() => Promise<unknown>) | undefined;
let losesCommit = false;

/** A database that can lose the connection at the end of a transaction. */
function losing(db: Database): Database {
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction' && losesCommit)
        return (...given: Parameters<Database['transaction']>) => {
          losesCommit = false;
          late = () => db.transaction(...given);
          throw new DatabaseUnavailable('broken', 'ECONNRESET', undefined);
        };
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (member as () => unknown).bind(target) : member;
    },
  });
}

beforeAll(async () => {
  let files = '';
  const store: FileStore = {
    ...folderStore({ files: 'unused' }),
    put: async (id, path) => {
      await beforePut();
      await folderStore({ files }).put(id, path);
    },
    open: (id, part) => folderStore({ files }).open(id, part),
    remove: (names) => folderStore({ files }).remove(names),
  };
  api = await testApi(
    async (prepare) => {
      const database = await wrapPglite(await migratedDatabase(), prepare);
      return { ...database, db: losing(database.db) };
    },
    { demo: false, store },
  );
  files = api.files;
  const now = api.clock.now;
  await api.db.insert(users).values({
    id: OWNER,
    phone: '13911112222',
    phoneVerifiedAt: now,
    firstName: '',
    lastName: '',
    chineseName: '',
    permissions: [],
    roles: [],
  });
  token = await beginSession(api.db, OWNER, now);
});
afterAll(() => api.close());
beforeEach(() => {
  key += 1;
  beforePut = () => Promise.resolve();
});

async function upload() {
  const edge = '----edge';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/client/upload/file',
    headers: {
      'content-type': `multipart/form-data; boundary=${edge}`,
      'idempotency-key': `upload-retried-${String(key).padStart(4, '0')}`,
      token,
    },
    payload: `${head}${PDF}\r\n--${edge}--\r\n`,
  });
  return { status: response.statusCode, id: response.json<{ data?: { id: string } }>().data?.id };
}

async function stored(id = ''): Promise<string | undefined> {
  const stream = await folderStore({ files: api.files }).open(id);
  return stream && (await buffer(stream)).toString();
}

it('stores one file when an upload is repeated while the first one is being stored', async () => {
  let first = true;
  let second: Promise<{ status: number; id: string | undefined }> | undefined;
  beforePut = async () => {
    if (!first) return;
    first = false;
    second = upload();
    await second;
  };
  const [one, other] = [await upload(), await second];
  expect([one.status, other?.status]).toEqual([200, 200]);
  expect(one.id).toBe(other?.id);
  expect(await stored(one.id)).toBe(PDF);
  expect((await readdir(api.files)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('keeps the bytes of a file when the commit’s result is unknown, and returns it after a retry', async () => {
  losesCommit = true;
  expect((await upload()).status).toBe(503);
  await late?.();
  const again = await upload();
  expect(again.status).toBe(200);
  expect(await stored(again.id)).toBe(PDF);
});
