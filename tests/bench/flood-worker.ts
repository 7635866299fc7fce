import { randomInt, randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { OutgoingHttpHeaders } from 'node:http';
import { openSender, type Call } from './http-sender.ts';
import { openUnread } from './unread-sender.ts';

/** Data of the site that a flood needs. */
export interface FloodOptions {
  origin: string;
  flood: FloodName;
  /** Number of concurrent requests. */
  concurrency: number;
  /** Ids of existing records. */
  article: string;
  activity: string;
  /** A public file. */
  file: string;
  /** Sessions of a staff member and of a competitor. */
  staff: string;
  competitor: string;
}

/** Number of responses by status. */
export type FloodReport = Record<number, number>;

const COMPRESSED: OutgoingHttpHeaders = { 'accept-encoding': 'br' };

/** A full batch of error reports, created once, so that sending costs less than receiving. */
const ERROR_REPORTS = JSON.stringify({
  entries: Array.from({ length: 200 }, () => ({
    type: 'ajax',
    code: 500,
    text: 'x'.repeat(300),
    url: '/api/client/menu',
    time: new Date().toISOString(),
  })),
});

/** Maximum length of an article in one language, in characters. */
const TEXT_SIZE = 100_000;

/** A legal text that is expensive to parse: unclosed pictures, attributes and elements. */
const HOSTILE_TEXT = ['<img src="', '<a href="javascript:', '<p style="', '<table><tr><td>', '<!--']
  .map((part) => part.repeat(Math.floor(TEXT_SIZE / 5 / part.length)))
  .join('');

const RICH_TEXT = JSON.stringify({
  kind: 'news',
  title: { CN: '洪水' },
  source: { CN: '组委会' },
  summary: { CN: '摘要' },
  content: { CN: HOSTILE_TEXT, US: HOSTILE_TEXT, HK: HOSTILE_TEXT },
  publishDate: new Date().toISOString(),
  published: false,
});

const SIGN_UP_LOOP = ['signUp', 'cancel'] as const;
let turn = 0;

/** Floods with and without an account. */
const FLOODS = {
  'pages of made-up hosts': () => ({
    path: '/',
    headers: { ...COMPRESSED, host: `${randomUUID()}.example` },
  }),
  'shared links': ({ activity }) => ({ path: `/?activity=${activity}`, headers: COMPRESSED }),
  logins: () => ({
    path: '/api/client/user/login',
    body: JSON.stringify({ username: `${randomUUID()}@example.org`, password: randomUUID() }),
    method: 'POST',
  }),
  registrations: () => {
    const mobile = `1${String(randomInt(1e9, 1e10))}`;
    const account = { username: mobile, mobile, email: `${randomUUID()}@example.org` };
    const password = `A-${randomUUID().slice(0, 12)}`;
    const consent = { privacy: 1, terms: 1 };
    return {
      path: '/api/client/user/register',
      body: JSON.stringify({ ...account, password, consent }),
      method: 'POST',
    };
  },
  'heads of files': ({ file }) => ({ path: `/api/sys/file/download/${file}`, method: 'HEAD' }),
  'rich text': ({ staff }) => ({
    path: '/api/sys/news',
    headers: { token: staff },
    body: RICH_TEXT,
    method: 'POST',
  }),
  'sign-ups and cancellations': ({ competitor, activity }) => {
    turn += 1;
    return {
      path: `/api/client/activity/${SIGN_UP_LOOP[turn % 2] ?? 'signUp'}`,
      headers: { token: competitor },
      body: JSON.stringify({ activityId: activity }),
      method: 'POST',
    };
  },
  articles: ({ article }) => ({ path: `/api/client/news/anons/${article}` }),
  'error logs': () => ({ path: '/api/client/errorLog', body: ERROR_REPORTS, method: 'POST' }),
} as const satisfies Record<string, (options: FloodOptions) => Call>;

/** Responses that the sender does not read. */
const UNREAD = 'unread responses';

export type FloodName = keyof typeof FLOODS | typeof UNREAD;
export const FLOOD_NAMES = [...Object.keys(FLOODS), UNREAD] as FloodName[];

/**
 * Sends concurrent requests until it receives a message. Posts `started` after the first response,
 * and the numbers of responses at the end.
 */
async function run(options: FloodOptions, port: NonNullable<typeof parentPort>): Promise<void> {
  const { origin, concurrency, flood, file } = options;
  const callOf =
    flood === UNREAD ? () => ({ path: `/api/sys/file/download/${file}` }) : FLOODS[flood];
  const send =
    flood === UNREAD ? await openUnread(origin, callOf(options)) : openSender(origin, concurrency);
  const report: FloodReport = {};
  let stopped = false;
  port.once('message', () => {
    stopped = true;
  });
  let started = false;
  async function repeat(): Promise<void> {
    while (!stopped) {
      const status = await send(callOf(options));
      report[status] = (report[status] ?? 0) + 1;
      if (!started) port.postMessage('started');
      started = true;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, repeat));
  send.close();
  port.postMessage(report);
}

if (parentPort !== null) await run(workerData as FloodOptions, parentPort);
