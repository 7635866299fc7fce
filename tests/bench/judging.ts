import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { buildApp } from '../../server/boot/app.ts';
import { wrapPglite, type Database } from '../../server/database/open.ts';
import { judgingAssignments, projects, users } from '../../server/database/schema.ts';
import { seed } from '../../server/demo/seed.ts';
import { folderStore } from '../../server/store/folder-store.ts';
import { median } from './median.ts';

const ENTRIES = 500;
const JUDGES = 60;
const JUDGES_PER_ENTRY = 5;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Targets in milliseconds, printed beside the figures. */
const TARGETS = { assignment: 3000, ranking: 300 };

/** An edition of the demo with criteria. */
const EDITION = 'match-2';
const judgeId = (index: number) => `bench-judge-${String(index)}`;

/** Fills the edition up to 500 accepted entries, each of its own team, and adds 60 judges. */
async function addRecords(db: Database): Promise<void> {
  const accepted = eq(projects.matchId, EDITION);
  const [demo] = await db.select().from(projects).where(accepted).limit(1);
  if (demo === undefined) throw new Error('the demo has no entry');
  const names = { firstName: '', lastName: '', roles: [] };
  const accounts = (prefix: string, count: number, rights: string[]) =>
    Array.from({ length: count }, (_, index) => ({
      ...names,
      id: `${prefix}-${String(index)}`,
      chineseName: `${prefix} ${String(index)}`,
      permissions: rights.map((id) => ({ id, name: id })),
    }));
  await db.insert(users).values(accounts('bench-judge', JUDGES, ['score:user']));
  await db.insert(users).values(accounts('bench-team', ENTRIES, []));
  await db.delete(projects).where(accepted);
  const own = { publishedBy: null, rank: null, decidedStatus: 2 as const, status: 2 as const };
  const rows = Array.from({ length: ENTRIES }, (_, index) => ({
    ...demo,
    ...own,
    id: `bench-entry-${String(index)}`,
    userId: `bench-team-${String(index)}`,
  }));
  for (const row of rows) await db.insert(projects).values(row);
}

/** Submits the sheets of a round, with scores that differ between judges and entries. */
async function submitAll(db: Database, criteria: readonly { id: string }[]): Promise<void> {
  const scores = criteria.map(
    ({ id }, index) =>
      sql`jsonb_build_object('criterionId', ${id}::text, 'value', 1 + abs(hashtext(id || ${String(index)}::text)) % 9)`,
  );
  const values = sql`jsonb_build_array(${sql.join(scores, sql`, `)})`;
  await db.update(judgingAssignments).set({ state: 'submitted', values });
}

const clock = { now: new Date() };
const folder = await mkdtemp(join(tmpdir(), 'site-judging-'));
const { db } = await wrapPglite(new PGlite(), async (opened) => {
  const store = folderStore({ files: folder });
  await seed(opened, { incoming: folder, store, demo: true, now: clock.now });
  await addRecords(opened);
});
const app = await buildApp({
  db,
  files: folder,
  noticeSender: {
    mail: () => Promise.resolve(),
    sms: () => Promise.resolve(),
    sendsMail: false,
    hasSmsGateway: false,
  },
  now: () => clock.now,
});

interface Round {
  id: string;
  entries: number;
  criteria: { id: string }[];
}

let token = '';
async function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const began = performance.now();
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { token },
    ...(payload !== undefined && { payload }),
  });
  const took = performance.now() - began;
  const body = response.json<{ code: number; data: unknown }>();
  if (body.code !== 200) throw new Error(`${path}: ${response.body}`);
  return { took, data: body.data };
}

const login = { username: '13800000003', password: 'Admin-2026' };
token = ((await call('POST', '/client/user/login', login)).data as { token: string }).token;

const took = { assignment: [] as number[], ranking: [] as number[] };
for (let run = 0; run < RUNS; run += 1) {
  const at = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000).toISOString();
  const created = await call('POST', '/sys/judging/round', {
    matchInfoId: EDITION,
    name: { CN: '初评' },
    opens: at(-1),
    closes: at(24),
    judgesPerEntry: JUDGES_PER_ENTRY,
    blind: false,
    rankBy: 'normalized',
  });
  const round = created.data as Round;
  const judgeIds = Array.from({ length: JUDGES }, (_, index) => judgeId(index));
  const body = { roundId: round.id, judgeIds };
  const assigned = await call('POST', '/sys/judging/assignment/automatic', body);
  const { added } = assigned.data as { added: number };
  if (run === 0) console.log(`${String(round.entries)} entries, ${String(added)} assignments`);
  took.assignment.push(assigned.took);
  await submitAll(db, round.criteria);
  took.ranking.push((await call('GET', `/sys/judging/round/${round.id}/entry`)).took);
  await db.update(judgingAssignments).set({ state: 'assigned', values: [] });
  await call('DELETE', `/sys/judging/round/${round.id}`);
}
console.table(
  Object.entries(took).map(([what, times]) => ({
    what,
    'median, ms': Math.round(median(times)),
    'slowest, ms': Math.round(Math.max(...times)),
    'target, ms': TARGETS[what as keyof typeof TARGETS],
  })),
);
await app.close();
await rm(folder, { recursive: true, force: true });
process.exit();
