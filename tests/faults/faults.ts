import type { World, WorldName } from './world.ts';

export interface Fault {
  name: string;
  /** Short description of the fault. */
  what: string;
  /** Deployments that contain the failing part. */
  worlds: readonly WorldName[];
  begin: (world: World) => unknown;
  /** Restores the part; absent if it recovers by itself. Its duration counts as recovery. */
  end?: (world: World) => unknown;
  /** Duration of the fault, unless it ends as it begins. */
  seconds?: number;
  /** Whether the data requires separate disks. */
  disks?: true;
}

const BOTH: readonly WorldName[] = ['embedded', 'postgres'];
const EMBEDDED: readonly WorldName[] = ['embedded'];
const POSTGRES: readonly WorldName[] = ['postgres'];
const USUAL = 5;
const MINUTE = 60_000;

function databaseOf({ database }: World) {
  if (database === undefined) throw new Error('this world has no PostgreSQL');
  return database;
}

function storeOf({ store }: World) {
  if (store === undefined) throw new Error('this world has no store');
  return store;
}

function disksOf({ disks }: World) {
  if (disks === undefined) throw new Error('this world has no disks of its own');
  return disks;
}

/** The ids of the serving processes. */
function serving({ server }: World): number[] {
  const workers = server.workers();
  return workers.length === 0 ? server.pids() : workers;
}

/** All faults, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'none',
    what: 'nothing: what the load itself costs',
    worlds: BOTH,
    begin: () => undefined,
    seconds: USUAL,
  },
  {
    name: 'database-killed',
    what: 'PostgreSQL and its connections end at once, and start again',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).postgres.kill(),
    end: (world) => databaseOf(world).postgres.start(),
    seconds: USUAL,
  },
  {
    name: 'database-paused',
    what: 'PostgreSQL stands still',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).postgres.pause(),
    end: (world) => databaseOf(world).postgres.resume(),
    seconds: 12,
  },
  {
    name: 'database-restarted',
    what: 'PostgreSQL is restarted in order, as at an upgrade or a fail-over',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).postgres.restart(() => Promise.resolve()),
  },
  {
    name: 'database-cut',
    what: 'every connection to PostgreSQL breaks, new ones too',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).line.set('down'),
    end: (world) => databaseOf(world).line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'database-answers-lost',
    what: 'statements reach PostgreSQL, results never come back',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).line.set('losing answers'),
    end: (world) => databaseOf(world).line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'database-slow',
    what: 'each way to PostgreSQL takes 150 ms longer',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).line.set('slow'),
    end: (world) => databaseOf(world).line.set('open'),
    seconds: 10,
  },
  {
    name: 'disk-full',
    what: 'the disk of the data folder has no byte left',
    worlds: BOTH,
    disks: true,
    begin: (world) => disksOf(world).data.fill(),
    end: (world) => disksOf(world).data.empty(),
    seconds: USUAL,
  },
  {
    name: 'disk-read-only',
    what: 'the disk of the data folder takes nothing any more',
    worlds: POSTGRES,
    disks: true,
    begin: (world) => disksOf(world).data.makeReadOnly(),
    end: (world) => disksOf(world).data.makeWritable(),
    seconds: USUAL,
  },
  {
    name: 'files-full',
    what: 'the disk of the files has no byte left',
    worlds: EMBEDDED,
    disks: true,
    begin: (world) => disksOf(world).files?.fill(),
    end: (world) => disksOf(world).files?.empty(),
    seconds: USUAL,
  },
  {
    name: 'files-read-only',
    what: 'the disk of the files takes nothing any more',
    worlds: EMBEDDED,
    disks: true,
    begin: (world) => disksOf(world).files?.makeReadOnly(),
    end: (world) => disksOf(world).files?.makeWritable(),
    seconds: USUAL,
  },
  {
    name: 'store-down',
    what: 'the file store refuses every connection',
    worlds: POSTGRES,
    begin: (world) => storeOf(world).set('down'),
    end: (world) => storeOf(world).set('open'),
    seconds: USUAL,
  },
  {
    name: 'store-slow',
    what: 'each way to the file store takes 150 ms longer',
    worlds: POSTGRES,
    begin: (world) => storeOf(world).set('slow'),
    end: (world) => storeOf(world).set('open'),
    seconds: USUAL,
  },
  {
    name: 'store-silent',
    what: 'the file store takes connections and says nothing',
    worlds: POSTGRES,
    begin: (world) => storeOf(world).set('silent'),
    end: (world) => storeOf(world).set('open'),
    seconds: 12,
  },
  {
    name: 'store-answers-lost',
    what: 'the file store does what it is asked for, its answers never come',
    worlds: POSTGRES,
    begin: (world) => storeOf(world).set('losing answers'),
    end: (world) => storeOf(world).set('open'),
    seconds: USUAL,
  },
  {
    name: 'mail-down',
    what: 'the mail server refuses every connection',
    worlds: BOTH,
    begin: ({ mail }) => mail.line.set('down'),
    end: ({ mail }) => mail.line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'mail-silent',
    what: 'the mail server takes connections and says nothing',
    worlds: BOTH,
    begin: ({ mail }) => mail.line.set('silent'),
    end: ({ mail }) => mail.line.set('open'),
    seconds: 8,
  },
  {
    name: 'process-killed',
    what: 'a process that serves ends at once',
    worlds: BOTH,
    begin: (world) => world.server.signal('SIGKILL', serving(world).slice(0, 1)),
  },
  {
    name: 'all-processes-killed',
    what: 'every process ends at once, the supervising one too',
    worlds: POSTGRES,
    begin: ({ server }) => server.signal('SIGKILL'),
  },
  {
    name: 'process-paused',
    what: 'a process that serves stands still',
    worlds: BOTH,
    begin: (world) => world.server.signal('SIGSTOP', serving(world).slice(0, 1)),
    end: (world) => world.server.signal('SIGCONT', serving(world)),
    seconds: 8,
  },
  {
    name: 'clock-forward',
    what: 'the clock of the servers jumps ten minutes ahead, and back',
    worlds: BOTH,
    begin: ({ server }) => server.setClock(10 * MINUTE),
    end: ({ server }) => server.setClock(0),
    seconds: USUAL,
  },
  {
    name: 'clock-back',
    what: 'the clock of the servers jumps ten minutes back, and ahead again',
    worlds: BOTH,
    begin: ({ server }) => server.setClock(-10 * MINUTE),
    end: ({ server }) => server.setClock(0),
    seconds: USUAL,
  },
  {
    name: 'network-cut',
    what: 'nothing passes between visitors and servers',
    worlds: BOTH,
    begin: ({ line }) => line.set('down'),
    end: ({ line }) => line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'network-answers-lost',
    what: 'calls reach the servers, answers never come back',
    worlds: BOTH,
    begin: ({ line }) => line.set('losing answers'),
    end: ({ line }) => line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'release-switched',
    what: 'a later release takes the place of the site, and the servers are restarted',
    worlds: BOTH,
    begin: async ({ project, server }) => {
      await project.replaceSite();
      await server.restart();
    },
  },
];
