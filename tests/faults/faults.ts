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
  /** Duration of the fault in seconds; absent: the fault is momentary. */
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
    what: 'no fault: the cost of the load',
    worlds: BOTH,
    begin: () => undefined,
    seconds: USUAL,
  },
  {
    name: 'database-killed',
    what: 'PostgreSQL and its connections are killed and started again',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).postgres.kill(),
    end: (world) => databaseOf(world).postgres.start(),
    seconds: USUAL,
  },
  {
    name: 'database-paused',
    what: 'PostgreSQL is suspended',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).postgres.pause(),
    end: (world) => databaseOf(world).postgres.resume(),
    seconds: 12,
  },
  {
    name: 'database-restarted',
    what: 'PostgreSQL is restarted cleanly, as for an upgrade or a failover',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).postgres.restart(() => Promise.resolve()),
  },
  {
    name: 'database-cut',
    what: 'every connection to PostgreSQL fails, including new ones',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).line.set('down'),
    end: (world) => databaseOf(world).line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'database-answers-lost',
    what: 'statements reach PostgreSQL, results are lost',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).line.set('losing responses'),
    end: (world) => databaseOf(world).line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'database-slow',
    what: 'PostgreSQL receives and returns data 150 ms later',
    worlds: POSTGRES,
    begin: (world) => databaseOf(world).line.set('slow'),
    end: (world) => databaseOf(world).line.set('open'),
    seconds: 10,
  },
  {
    name: 'disk-full',
    what: 'the disk of the data folder is full',
    worlds: BOTH,
    disks: true,
    begin: (world) => disksOf(world).data.fill(),
    end: (world) => disksOf(world).data.empty(),
    seconds: USUAL,
  },
  {
    name: 'disk-read-only',
    what: 'the disk of the data folder is read-only',
    worlds: POSTGRES,
    disks: true,
    begin: (world) => disksOf(world).data.makeReadOnly(),
    end: (world) => disksOf(world).data.makeWritable(),
    seconds: USUAL,
  },
  {
    name: 'files-full',
    what: 'the disk of the files is full',
    worlds: EMBEDDED,
    disks: true,
    begin: (world) => disksOf(world).files?.fill(),
    end: (world) => disksOf(world).files?.empty(),
    seconds: USUAL,
  },
  {
    name: 'files-read-only',
    what: 'the disk of the files is read-only',
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
    what: 'the file store receives and returns data 150 ms later',
    worlds: POSTGRES,
    begin: (world) => storeOf(world).set('slow'),
    end: (world) => storeOf(world).set('open'),
    seconds: USUAL,
  },
  {
    name: 'store-silent',
    what: 'the file store accepts connections and does not respond',
    worlds: POSTGRES,
    begin: (world) => storeOf(world).set('silent'),
    end: (world) => storeOf(world).set('open'),
    seconds: 12,
  },
  {
    name: 'store-answers-lost',
    what: 'the file store executes requests, responses are lost',
    worlds: POSTGRES,
    begin: (world) => storeOf(world).set('losing responses'),
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
    what: 'the mail server accepts connections and does not respond',
    worlds: BOTH,
    begin: ({ mail }) => mail.line.set('silent'),
    end: ({ mail }) => mail.line.set('open'),
    seconds: 8,
  },
  {
    name: 'process-killed',
    what: 'a serving process is killed',
    worlds: BOTH,
    begin: (world) => world.server.signal('SIGKILL', serving(world).slice(0, 1)),
  },
  {
    name: 'all-processes-killed',
    what: 'every process is killed, including the supervisor',
    worlds: POSTGRES,
    begin: ({ server }) => server.signal('SIGKILL'),
  },
  {
    name: 'process-paused',
    what: 'a serving process is suspended',
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
    what: 'no data passes between visitors and servers',
    worlds: BOTH,
    begin: ({ line }) => line.set('down'),
    end: ({ line }) => line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'network-answers-lost',
    what: 'requests reach the servers, responses are lost',
    worlds: BOTH,
    begin: ({ line }) => line.set('losing responses'),
    end: ({ line }) => line.set('open'),
    seconds: USUAL,
  },
  {
    name: 'release-switched',
    what: 'a later release replaces the site, and the servers are restarted',
    worlds: BOTH,
    begin: async ({ project, server }) => {
      await project.replaceSite();
      await server.restart();
    },
  },
];
