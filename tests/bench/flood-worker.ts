import { randomInt, randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { OutgoingHttpHeaders } from 'node:http';
import { openSender, type Call } from './http-sender.ts';

/** What a flood needs to know of the site. */
export interface FloodOptions {
  origin: string;
  flood: FloodName;
  /** How many calls are under way at once. */
  concurrency: number;
  /** Identifiers of records that exist. */
  article: string;
  activity: string;
}

/** How many calls were answered, by status. */
export type FloodReport = Record<number, number>;

const COMPRESSED: OutgoingHttpHeaders = { 'accept-encoding': 'br' };

/** A full batch of reports; made once, so that the sender costs less than the server. */
const ERROR_REPORTS = JSON.stringify({
  entries: Array.from({ length: 200 }, () => ({
    type: 'ajax',
    code: 500,
    text: 'x'.repeat(300),
    url: '/api/client/menu',
    time: new Date().toISOString(),
  })),
});

/** What strangers can send without an account. */
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
  articles: ({ article }) => ({ path: `/api/client/news/anons/${article}` }),
  'error logs': () => ({ path: '/api/client/errorLog', body: ERROR_REPORTS, method: 'POST' }),
} as const satisfies Record<string, (options: FloodOptions) => Call>;

export type FloodName = keyof typeof FLOODS;
export const FLOOD_NAMES = Object.keys(FLOODS) as FloodName[];

/** Keeps calls under way until it is asked to stop; says when the first was answered. */
async function run(options: FloodOptions, port: NonNullable<typeof parentPort>): Promise<void> {
  const send = openSender(options.origin, options.concurrency);
  const report: FloodReport = {};
  let stopped = false;
  port.once('message', () => {
    stopped = true;
  });
  let started = false;
  async function repeat(): Promise<void> {
    while (!stopped) {
      const status = await send(FLOODS[options.flood](options));
      report[status] = (report[status] ?? 0) + 1;
      if (!started) port.postMessage('started');
      started = true;
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, repeat));
  send.close();
  port.postMessage(report);
}

if (parentPort !== null) await run(workerData as FloodOptions, parentPort);
