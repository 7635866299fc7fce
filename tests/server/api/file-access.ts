import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import {
  experts,
  files,
  judgingAssignments,
  judgingRounds,
  matches,
  menuItems,
  projectFiles,
  projects,
  users,
} from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { api, HOUR } from './context.ts';
import { newKey } from './entries.ts';

/** The permissions of each caller other than the owner, by name. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  'another user': [],
  'staff without a further right': ['system:login'],
  'a right to entries without the back office': ['entry:read'],
  'staff who read entries': ['system:login', 'entry:read'],
  'staff who review experts': ['system:login', 'expert:review'],
  'staff who read accounts': ['system:login', 'user:read'],
  'staff who write editions': ['system:login', 'edition:write'],
  'staff who write news': ['system:login', 'content:write'],
  'a judge': ['score:user'],
};
const READS_ENTRIES = 'staff who read entries';
const WRITES = ['staff who write editions', 'staff who write news'];
const EVERYONE = ['a visitor', ...Object.keys(CALLERS)];

async function account(rights: readonly string[] = []): Promise<string> {
  const id = newKey();
  const permissions = rights.map((name) => ({ id: name, name }));
  const names = { firstName: '', lastName: '', chineseName: '' };
  await api.db.insert(users).values({ id, ...names, permissions, roles: [] });
  return id;
}

interface Stored {
  id: string;
  ownerId: string;
}

/** Makes a record that names the file. */
type Make = (file: Stored) => Promise<void>;

async function entry({ ownerId }: Stored, values: Partial<typeof projects.$inferInsert>) {
  const [demo] = await api.db.select().from(projects).limit(1);
  if (demo === undefined) throw new Error('the demo has no entry');
  const id = newKey();
  const own = { logoFileId: null, videoFileId: null, publishedBy: null, rank: null };
  await api.db.insert(projects).values({ ...demo, ...own, id, userId: ownerId, ...values });
  return id;
}

const attached =
  (values: Partial<typeof projects.$inferInsert>, shared = false): Make =>
  async (file) => {
    const projectId = await entry(file, values);
    await api.db.insert(projectFiles).values({ projectId, fileId: file.id, shared, position: 0 });
  };

const portrait =
  (status: 0 | 1): Make =>
  async ({ id, ownerId }) => {
    const [demo] = await api.db.select().from(experts).limit(1);
    if (demo === undefined) throw new Error('the demo has no expert');
    const own = { id: newKey(), userId: ownerId, avatarFileId: id };
    await api.db.insert(experts).values({ ...demo, ...own, status });
  };

let years = 1000;
const downloadOf =
  (publishedAt: Date | null): Make =>
  async ({ id }) => {
    await api.db.update(files).set({ public: true }).where(eq(files.id, id));
    const [demo] = await api.db.select().from(matches).limit(1);
    if (demo === undefined) throw new Error('the demo has no edition');
    years += 1;
    const downloads = [{ fileId: id, title: { CN: '章程' } }];
    await api.db
      .insert(matches)
      .values({ ...demo, id: newKey(), year: years, publishedAt, downloads });
  };

const KINDS: readonly [what: string, make: Make, readers: readonly string[]][] = [
  ['handed in nowhere', () => Promise.resolve(), []],
  ['attached to a draft', attached({ status: 0 }), []],
  ['attached to a submitted entry', attached({ status: 1 }), [READS_ENTRIES]],
  ['attached to an entry in review', attached({ status: 2 }), [READS_ENTRIES]],
  ['attached to a declined entry', attached({ status: 5 }), [READS_ENTRIES]],
  [
    'attached to a published entry, unshared',
    attached({ status: 2, publishedBy: 'staff' }),
    [READS_ENTRIES],
  ],
  ['shared by an entry in review', attached({ status: 2 }, true), [READS_ENTRIES]],
  ['shared by a published entry', attached({ status: 2, publishedBy: 'staff' }, true), EVERYONE],
  [
    'the picture of a published entry',
    async (file) => {
      await entry(file, { status: 2, publishedBy: 'staff', logoFileId: file.id });
    },
    EVERYONE,
  ],
  ['the portrait of a draft registration', portrait(0), []],
  ['the portrait of an expert', portrait(1), ['staff who review experts']],
  [
    'the picture of an account',
    async ({ id, ownerId }) => {
      await api.db.update(users).set({ avatarFileId: id }).where(eq(users.id, ownerId));
    },
    ['staff who read accounts'],
  ],
  ['a download of an unpublished edition', downloadOf(null), WRITES],
  ['a download of a published edition', downloadOf(new Date(0)), EVERYONE],
];

async function store(make: Make): Promise<Stored> {
  const file = { id: newKey(), ownerId: await account() };
  const row = { name: 'a.pdf', mime: 'application/pdf', size: 4, hash: file.id };
  await api.db.insert(files).values({ ...row, ...file });
  await writeFile(join(api.files, file.id), 'test');
  await make(file);
  onTestFinished(async () => {
    await api.db.delete(projects).where(eq(projects.userId, file.ownerId));
    await api.db.delete(experts).where(eq(experts.userId, file.ownerId));
    await api.db.delete(matches).where(eq(matches.year, years));
  });
  return file;
}

interface Judge {
  /** Hours until the round opens. */
  opens: number;
  state: typeof judgingAssignments.$inferInsert.state;
  rights?: readonly string[];
}

/** Judges by name; undefined without an assignment of the entry. */
const JUDGES: Readonly<Record<string, Judge | undefined>> = {
  'a judge of other entries': undefined,
  'a judge of the entry': { opens: -1, state: 'assigned' },
  'a judge who has submitted': { opens: -1, state: 'submitted' },
  'a judge who has declined': { opens: -1, state: 'declined' },
  'a judge of a coming round': { opens: 1, state: 'assigned' },
  'a judge whose permission was removed': { opens: -1, state: 'assigned', rights: [] },
};
const ASSIGNED = ['a judge of the entry', 'a judge who has submitted'];
const WITH_PERMISSION = Object.keys(JUDGES).slice(0, -1);
const EXTERNAL = 'https://scores.example.org/';

/** Files of an entry with this status × address of an external scoring system. */
const JUDGED: readonly [
  status: 0 | 1 | 2 | 5,
  address: string | null,
  readers: readonly string[],
][] = [
  [0, null, []],
  [1, null, ASSIGNED],
  [2, null, ASSIGNED],
  [5, null, ASSIGNED],
  [0, EXTERNAL, []],
  [1, EXTERNAL, ASSIGNED],
  [2, EXTERNAL, WITH_PERMISSION],
  [5, EXTERNAL, ASSIGNED],
];

/** Creates an account that judges an entry in a round of its own. */
async function judgeOf(projectId: string, name: string): Promise<string> {
  const judge = JUDGES[name];
  const judgeId = await account(judge?.rights ?? ['score:user']);
  if (judge === undefined) return judgeId;
  const { opens, state } = judge;
  const [entry] = await api.db.select().from(projects).where(eq(projects.id, projectId));
  const roundId = newKey();
  const at = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR);
  const createDate = api.clock.now;
  const rules = { judgesPerEntry: 1, blind: false, rankBy: 'mean' as const, criteria: [] };
  const dates = { opens: at(opens), closes: at(2), createDate };
  const names = { name: { CN: '初评' }, matchId: entry?.matchId ?? '' };
  await api.db
    .insert(judgingRounds)
    .values({ id: roundId, ...names, ...rules, ...dates, revision: 1 });
  onTestFinished(async () => {
    await api.db.delete(judgingRounds).where(eq(judgingRounds.id, roundId));
  });
  await api.db
    .insert(judgingAssignments)
    .values({ id: newKey(), roundId, projectId, judgeId, state, revision: 1, createDate });
  return judgeId;
}

async function request(id: string, method: 'GET' | 'HEAD', userId?: string) {
  const token = userId && (await beginSession(api.db, userId, api.clock.now));
  const headers = { ...(token && { token }) };
  return api.app.inject({ method, url: `/api/sys/file/download/${id}`, headers });
}

const scoringAddress = (path: string | null) =>
  api.db.update(menuItems).set({ path }).where(eq(menuItems.routerName, 'ScoringSystem'));

/** Access to files: each kind of file × each kind of caller × GET and HEAD. */
export function fileAccessTests(): void {
  let stored: string | null = null;

  beforeEach(async () => {
    const scoring = eq(menuItems.routerName, 'ScoringSystem');
    const [row] = await api.db.select().from(menuItems).where(scoring);
    stored = row?.path ?? null;
    await scoringAddress(null);
  });
  afterEach(() => scoringAddress(stored));

  it.each(KINDS)(
    'allows the readers of the record to read a file that is %s',
    async (_, make, readers) => {
      const { id, ownerId } = await store(make);
      const found: string[] = [];
      for (const name of EVERYONE) {
        const rights = CALLERS[name];
        const caller = rights && (await account(rights));
        const get = await request(id, 'GET', caller);
        const head = await request(id, 'HEAD', caller);
        expect(head.statusCode).toBe(get.statusCode);
        expect(get.statusCode).toBeOneOf([200, 404]);
        if (get.statusCode === 200) found.push(name);
      }
      expect(found).toEqual(readers);
      const own = await request(id, 'GET', ownerId);
      expect(own.statusCode).toBe(200);
      expect(own.headers['cache-control']).toMatch(/^private, no-/);
    },
  );

  it('denies a download to everyone once its edition is unpublished', async () => {
    const { id } = await store(downloadOf(new Date(0)));
    expect((await request(id, 'GET')).statusCode).toBe(200);
    await api.db.update(matches).set({ publishedAt: null }).where(eq(matches.year, years));
    expect((await request(id, 'GET')).statusCode).toBe(404);
  });

  it.each(JUDGED)(
    'lets judges read files of an entry with status %i, with the external scoring system %s',
    async (status, address, readers) => {
      await scoringAddress(address);
      let projectId = '';
      const { id } = await store(async (file) => {
        projectId = await entry(file, { status, logoFileId: file.id });
      });
      const found: string[] = [];
      for (const name of Object.keys(JUDGES)) {
        const { statusCode } = await request(id, 'GET', await judgeOf(projectId, name));
        if (statusCode === 200) found.push(name);
      }
      expect(found).toEqual(readers);
    },
  );
}
