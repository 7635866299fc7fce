import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { startSite } from '../../scripts/support/site.ts';

/** How many calls of a stranger are under way at once (issue 19). */
const AT_ONCE = 8;
/** How many calls of another visitor are timed in each flood. */
const CALLS = 30;
/** The most that a flood may cost another visitor: times of the quiet median. */
const MOST = 5;

/** Milliseconds after which a call counts as not answered. */
const SILENCE = 20_000;

interface Call {
  path: string;
  method?: 'GET' | 'POST';
  headers?: OutgoingHttpHeaders;
  body?: object;
}

/** Answers the status once the whole response is here. */
type Sender = (call: Call) => Promise<number>;

/** Connections that stay open, so that only the server's work is measured. */
function sender(origin: string, maxSockets: number): Sender & { end: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const send = ({ path, method = 'GET', headers = {}, body }: Call) =>
    new Promise<number>((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const type = payload === undefined ? {} : { 'content-type': 'application/json' };
      const out = request(origin + path, {
        agent,
        method,
        headers: { ...type, ...headers },
        timeout: SILENCE,
      });
      out.once('timeout', () => out.destroy(new Error(`${path}: no answer`)));
      out.once('error', reject).once('response', (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      out.end(payload);
    });
  return Object.assign(send, { end: () => agent.destroy() });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The median time of a visitor's call, milliseconds, one after the other. */
async function timed(send: Sender, call: Call): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const began = performance.now();
    const status = await send(call);
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${call.path}: ${String(status)}`);
  }
  return median(times);
}

/** Keeps calls under way until it is stopped; answers how many were answered by status. */
function flood(origin: string, next: () => Call) {
  const send = sender(origin, AT_ONCE);
  const answered: Record<number, number> = {};
  let stopped = false;
  async function goOn(): Promise<void> {
    while (!stopped) {
      const status = await send(next());
      answered[status] = (answered[status] ?? 0) + 1;
    }
  }
  const all = Array.from({ length: AT_ONCE }, goOn);
  return async () => {
    stopped = true;
    await Promise.all(all);
    send.end();
    return answered;
  };
}

function accepted(encoding = 'br'): OutgoingHttpHeaders {
  return { 'accept-encoding': encoding };
}

const longEntry = () => ({
  type: 'ajax',
  code: 500,
  text: 'x'.repeat(300),
  url: '/api/client/menu',
  time: new Date().toISOString(),
});

/** What strangers can send without an account. */
function floods(article: string, activity: string): Record<string, () => Call> {
  return {
    'pages of made-up hosts': () => ({
      path: '/',
      headers: { ...accepted(), host: `${randomUUID()}.example` },
    }),
    'shared links': () => ({ path: `/?activity=${activity}`, headers: accepted() }),
    logins: () => ({
      path: '/api/client/user/login',
      body: { username: `${randomUUID()}@example.org`, password: randomUUID() },
      method: 'POST',
    }),
    registrations: () => {
      const mobile = `1${String(randomInt(1e9, 1e10))}`;
      const body = { username: mobile, mobile, email: `${randomUUID()}@example.org` };
      const consent = { privacy: 1, terms: 1 };
      return {
        path: '/api/client/user/register',
        body: { ...body, consent, password: `A-${randomUUID().slice(0, 12)}` },
        method: 'POST',
      };
    },
    articles: () => ({ path: `/api/client/news/anons/${article}` }),
    'error logs': () => ({
      path: '/api/client/errorLog',
      body: { entries: Array.from({ length: 200 }, longEntry) },
      method: 'POST',
    }),
  };
}

/** The first record of a public list. */
async function firstOf(origin: string, path: string): Promise<{ id: string; coverFileId: string }> {
  const response = await fetch(`${origin}/api${path}`);
  const { data } = (await response.json()) as {
    data: { records: { id: string; coverFileId: string }[] };
  };
  const [first] = data.records;
  if (first === undefined) throw new Error(`${path} is empty`);
  return first;
}
const site = await startSite();
const visitor = sender(site.origin, 1);
try {
  const article = await firstOf(site.origin, '/client/news/anons/news');
  const activity = await firstOf(site.origin, '/client/activity/anons');
  const calls: Record<string, Call> = {
    'a call': { path: '/api/client/menu' },
    'a picture': { path: `/api/sys/file/download/${article.coverFileId}` },
  };
  const rows: Record<string, string | number>[] = [];
  for (const [name, next] of Object.entries(floods(article.id, activity.id))) {
    const row: Record<string, string | number> = { flood: name };
    for (const [what, call] of Object.entries(calls)) {
      await timed(visitor, call);
      const quiet = await timed(visitor, call);
      const stop = flood(site.origin, next);
      const during = await timed(visitor, call);
      row[`${what}, quiet ms`] = Number(quiet.toFixed(1));
      row[`${what}, flooded ms`] = Number(during.toFixed(1));
      row[`${what}, times`] = Number((during / quiet).toFixed(1));
      row['answers'] = JSON.stringify(await stop());
    }
    rows.push(row);
  }
  console.log(
    `Another visitor's calls while ${String(AT_ONCE)} of a stranger run; at most ${String(MOST)} times:`,
  );
  console.table(rows);
} finally {
  visitor.end();
  await site.stop();
}
