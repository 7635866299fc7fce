import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { operations } from '../../../openapi/generated/operations.ts';
import { buildApp } from '../../../server/boot/app.ts';
import type { AppOptions } from '../../../server/boot/app-options.ts';
import type { ChangeChannel } from '../../../server/database/change-channel.ts';
import type { Database } from '../../../server/database/open.ts';
import { seed } from '../../../server/demo/seed.ts';
import { UNFINISHED, type FileStore } from '../../../server/store/file-store.ts';
import { folderStore } from '../../../server/store/folder-store.ts';
import { checkAgainstContract } from './contract-check.ts';
import type { OpenForTest } from './open-for-test.ts';
import { recordingNoticeSender, type RecordingNoticeSender } from './recording-notice-sender.ts';

type OperationId = keyof operations;
type Json<K extends OperationId> = operations[K]['responses'][200]['content'] extends {
  'application/json': infer Body;
}
  ? Body
  : never;
type DataOf<K extends OperationId> = Json<K> extends { data: infer Data } ? Data : never;

interface CallOptions {
  token?: string;
  body?: unknown;
  /** Default: POST with a body, GET without. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** The client’s network address; default: this machine. */
  address?: string;
}

export interface Response<K extends OperationId> {
  status: number;
  code: number;
  msg: string;
  /** Present on success. */
  data: DataOf<K>;
  headers: Record<string, unknown>;
}

/** A server without a port, with a demo database. */
export interface TestApi {
  app: FastifyInstance;
  db: Database;
  /** Folder of the stored files. */
  files: string;
  /** The server's clock; set `now` to move it. */
  clock: { now: Date };
  /** The messages that the server has sent. */
  noticeSender: RecordingNoticeSender;
  /** Calls an operation and checks the response against the contract. */
  call: <K extends OperationId>(
    operationId: K,
    path: string,
    options?: CallOptions,
  ) => Promise<Response<K>>;
  login: (username: string, password: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Copies the demo’s files to the store of a test. */
async function storeCopied(from: string, incoming: string, store: FileStore): Promise<void> {
  for (const id of await readdir(from)) {
    const unfinished = join(incoming, id + UNFINISHED);
    await copyFile(join(from, id), unfinished);
    await store.put(id, unfinished);
  }
}

/**
 * Key that encrypts second factors; the same for all test servers, because several share a
 * database.
 */
export const ENCRYPTION_KEY = Buffer.alloc(32, 7);

/** Builds the server on a database that `open` provides. */
export async function testApi(
  open: OpenForTest,
  {
    demo = true,
    bodySilence,
    connectionSilence,
    maxConnections,
    logger = false,
    trustProxy,
    metricsToken,
    networkLimits,
    store,
    serving = store,
  }: Pick<
    AppOptions,
    | 'logger'
    | 'bodySilence'
    | 'connectionSilence'
    | 'maxConnections'
    | 'trustProxy'
    | 'metricsToken'
    | 'networkLimits'
  > & {
    demo?: boolean;
    /** The store of the demo’s files; default: a folder. */
    store?: FileStore;
    /** The store that the server reads from. */
    serving?: FileStore | ((files: string) => FileStore) | undefined;
  } = {},
): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const files = join(folder, 'files');
  await mkdir(files);
  const clock = { now: new Date() };
  const content = { incoming: files, store: store ?? folderStore({ files }), demo };
  const database = await open((db) => seed(db, { ...content, now: clock.now }), demo);
  if (database.copy !== undefined) {
    clock.now = database.copy.now;
    await storeCopied(database.copy.files, files, content.store);
  }
  const noticeSender = recordingNoticeSender();
  const listeners: Parameters<ChangeChannel['onChange']>[0][] = [];
  const changes: ChangeChannel = {
    announce: () => undefined,
    onChange: (listener) => listeners.push(listener),
  };
  /** Clears the server’s cached responses, because tests write to the database directly. */
  const clearResponseCache = () => {
    for (const listener of listeners) listener(undefined);
  };
  const app = await buildApp({
    db: database.db,
    changes,
    files,
    store: typeof serving === 'function' ? serving(files) : serving,
    noticeSender,
    siteUrl: () => 'https://competition.example',
    logger,
    secondFactor: { keys: [ENCRYPTION_KEY], requiredOfStaff: false },
    now: () => clock.now,
    ...(bodySilence !== undefined && { bodySilence }),
    ...(connectionSilence !== undefined && { connectionSilence }),
    ...(maxConnections !== undefined && { maxConnections }),
    ...(trustProxy !== undefined && { trustProxy }),
    ...(metricsToken !== undefined && { metricsToken }),
    ...(networkLimits !== undefined && { networkLimits }),
  });

  const call: TestApi['call'] = async (operationId, path, options = {}) => {
    const { token, body, headers, method, address } = options;
    clearResponseCache();
    const response = await app.inject({
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      url: `/api${path}`,
      headers: { ...(token === undefined ? {} : { token }), ...headers },
      ...(address !== undefined && { remoteAddress: address }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const json: unknown = response.json();
    checkAgainstContract(operationId, { status: response.statusCode, json });
    const envelope = json as Omit<Response<typeof operationId>, 'status' | 'headers'>;
    return { ...envelope, status: response.statusCode, headers: response.headers };
  };

  return {
    app,
    db: database.db,
    files,
    clock,
    noticeSender,
    call,
    login: async (username, password) => {
      const body = { username, password };
      return (await call('login', '/client/user/login', { body })).data.token;
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
