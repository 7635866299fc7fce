import { setTimeout as wait } from 'node:timers/promises';
import { ToolFailure } from '../../scripts/support/tool-failure.ts';
import { failed, type Outcome } from './caller.ts';
import { CleanUp } from './clean-up.ts';
import type { Fault } from './faults.ts';
import { Load } from './load.ts';
import type { Problem } from './problems.ts';
import { Visitor } from './visitor.ts';
import { startWorld, type World, type WorldName } from './world.ts';

/** Complete flows before the fault, which prove that the load works. */
const FLOWS_BEFORE = 2;
const BEFORE_AT_MOST = 60_000;
/** A fault lasts until each of these writes has been attempted, at most `TRIED_AT_MOST`. */
const WRITES = [
  '/client/user/register',
  '/client/activity/signUp',
  '/client/upload/file',
  '/client/project',
  '/sys/project/status',
];
const TRIED_AT_MOST = 20_000;
/** Duration of the load after the end of a fault. */
const AFTER = 8000;
/** Maximum duration of a run; a longer run hangs because of a bug in the site or the campaign. */
const LONGEST = 6 * 60_000;
/** Maximum recovery time (issue 21). */
export const RECOVERY_SECONDS = 5;

/** The result of one fault. */
export interface Result {
  world: WorldName;
  fault: string;
  what: string;
  /** Acknowledged writes. */
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Requests that were refused without a reason, or never answered. */
  refused: number;
  /** Attempts that were answered with 503. */
  unavailable: number;
  otherFaults: number;
  unanswered: number;
  looks: number;
  whitePages: number;
  unreachable: number;
  /** Seconds from the end of the fault until no attempt failed and every caller had a response. */
  recovery: number;
  /** Seconds for the servers’ start before the load: the minimum for a restart. */
  start: number;
  /** Number of unexpected exits of the server. */
  endings: number;
  /** Findings that help to find the cause. */
  details: string[];
  passed: boolean;
}

/** Seconds from `end` until the last later attempt failed and until each caller had a response. */
export function recoverySeconds(outcomes: readonly Outcome[], end: number): number {
  const after = outcomes.filter(({ ended }) => ended >= end);
  const failures = after.filter((one) => one.began >= end && failed(one));
  const firsts = new Map<string, number>();
  for (const one of after) {
    // Callers that started later did not wait.
    if (failed(one) || firsts.has(one.who)) continue;
    firsts.set(one.who, one.ended);
  }
  const waited = outcomes.filter(({ began, who }) => began < end && firsts.has(who));
  const moments = [
    ...failures.map(({ ended }) => ended),
    ...waited.map(({ who }) => firsts.get(who) ?? end),
  ];
  return Math.max(0, ...moments.map((moment) => moment - end)) / 1000;
}

async function untilFlowing(load: Load, world: World, signal: AbortSignal): Promise<void> {
  const until = Date.now() + BEFORE_AT_MOST;
  while (load.finished < FLOWS_BEFORE) {
    if (Date.now() > until)
      throw new ToolFailure(
        `The load does not work before any fault: ${load.refused[0]?.what ?? 'nothing was refused'}\n${world.server.output().slice(-2000)}`,
      );
    await wait(100, undefined, { signal });
  }
}

/** Waits until each kind of write has been attempted, so that the fault affects all of them. */
async function untilAllWritesTried(load: Load, since: number, signal: AbortSignal): Promise<void> {
  const until = since + TRIED_AT_MOST;
  while (Date.now() < until) {
    const tried = new Set(
      load.outcomes.filter(({ began }) => began > since).map(({ what }) => what),
    );
    if (WRITES.every((one) => tried.has(one))) return;
    await wait(100, undefined, { signal });
  }
}

/** Begins and ends the fault under load; returns the time of its end. */
async function applyFault(
  fault: Fault,
  world: World,
  load: Load,
  signal: AbortSignal,
): Promise<number> {
  let ended: number;
  try {
    const began = Date.now();
    await fault.begin(world);
    if (fault.seconds !== undefined) {
      await wait(fault.seconds * 1000, undefined, { signal });
      await untilAllWritesTried(load, began, signal);
    }
  } finally {
    ended = Date.now();
    await fault.end?.(world);
  }
  return ended;
}

/** Returns the result of `work`, or rejects with the reason of the abort. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let giveUp: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
    work.catch(() => undefined);
  }
}

/**
 * Runs one fault in a deployment of its own, and stops everything afterwards. Throws a
 * `ToolFailure` with the unfinished part of the run after a timeout.
 * @param stopped aborts the run
 */
export async function runFault(
  fault: Fault,
  worldName: WorldName,
  stopped: AbortSignal,
): Promise<Result> {
  const cleanUp = new CleanUp();
  const tooLong = new AbortController();
  const signal = AbortSignal.any([stopped, tooLong.signal]);
  let part = 'start';
  const timer = setTimeout(() => {
    const minutes = LONGEST / 60_000;
    tooLong.abort(new ToolFailure(`The run did not finish within ${minutes} minutes (${part}).`));
  }, LONGEST);
  const run = async (): Promise<Result> => {
    const world = await startWorld(worldName, fault.disks === true, cleanUp);
    const load = new Load(world);
    // Otherwise an aborted run would continue to send requests.
    cleanUp.add(() => load.giveUp());
    await load.start();
    const visitor = await cleanUp.open(Visitor.arrive(world.address), (one) => one.close());
    let over = false;
    const looking = visitor.look(() => over);
    // Awaited below.
    looking.catch(() => undefined);
    part = 'flows before the fault';
    await untilFlowing(load, world, signal);
    const endings = world.server.endings;
    part = 'fault';
    const end = await applyFault(fault, world, load, signal);
    part = 'flows after the fault';
    await wait(AFTER, undefined, { signal });
    over = true;
    await load.stop();
    part = 'last page';
    await looking;
    const outcomes = load.outcomes;
    const { acknowledged } = load;
    part = 'comparison';
    const problems = await load.check();
    return summarise({
      fault,
      world,
      visitor,
      outcomes,
      problems,
      acknowledged,
      recovery: recoverySeconds(outcomes, end),
      endings: world.server.endings - endings,
    });
  };
  try {
    return await untilAborted(run(), signal);
  } finally {
    clearTimeout(timer);
    await cleanUp.run();
  }
}

interface Observed {
  fault: Fault;
  world: World;
  visitor: Visitor;
  outcomes: Outcome[];
  problems: Problem[];
  acknowledged: number;
  recovery: number;
  endings: number;
}

function summarise({ fault, world, visitor, outcomes, problems, ...rest }: Observed): Result {
  const count = (...kinds: Problem['kind'][]) =>
    problems.filter(({ kind }) => kinds.includes(kind)).length;
  const { looks, white, unreachable } = visitor.sights;
  const [lost, doubled, refused] = [count('lost'), count('doubled'), count('refused', 'stuck')];
  const statuses = outcomes.map(({ status }) => status);
  const faults = statuses.filter((status) => status !== undefined && status >= 500);
  const byCall = new Map<string, number>();
  for (const one of outcomes)
    if (failed(one)) {
      const key = `${one.status ?? 'no answer'} ${one.what.replace(/[\w-]*\d[\w-]*$/, '…')}`;
      byCall.set(key, (byCall.get(key) ?? 0) + 1);
    }
  return {
    world: world.name,
    fault: fault.name,
    what: fault.what,
    ...rest,
    start: world.startSeconds,
    lost,
    doubled,
    refused,
    unavailable: faults.filter((status) => status === 503).length,
    otherFaults: faults.filter((status) => status !== 503).length,
    unanswered: statuses.filter((status) => status === undefined).length,
    looks,
    whitePages: white.length,
    unreachable,
    details: [
      ...problems.map(({ kind, who, what }) => `${kind}: ${what} (${who})`),
      ...white.map((what) => `white: ${what}`),
      ...[...byCall].map(([what, times]) => `${times} × ${what}`),
    ],
    passed: lost + doubled + refused + white.length === 0 && rest.recovery <= RECOVERY_SECONDS,
  };
}
