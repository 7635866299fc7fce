import type { CDPSession } from 'playwright';

/** What this reads of a trace's event; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** The thread's own processor time at the event. */
  tts?: number;
  /** Of an event with a length, the thread's own processor time in it. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Tasks, and marks of the page's own. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Beyond this a task keeps the visitor waiting, milliseconds. */
const LONG = 50;

/**
 * Writes down what the main thread does while `action` runs. Times are the thread's own processor
 * time: what other processes of the machine take from it doesn't count.
 */
export async function traceMainThread<T>(
  session: CDPSession,
  action: () => Promise<T>,
): Promise<{ result: T; events: TraceEvent[] }> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves an event's shape open.
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  const result = await action();
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await complete;
  return { result, events };
}

/** A trace that lacks what is looked for: the browser hands one out now and then. */
export class IncompleteTrace extends Error {}

function named(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.filter((event) => event.name === name).at(-1);
  if (!found) throw new IncompleteTrace(`The trace has no ${name}`);
  return found;
}

/** Milliseconds that long tasks took over 50 ms each, from the start of the visit to its end. */
export function blockedTime(events: readonly TraceEvent[]): number {
  const { pid, tid, ts: until } = named(events, 'measured');
  // Pictures start documents of their own, blank pages come before: the visit is the site's address.
  const start = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!start) throw new IncompleteTrace('The trace has no visit');
  let blocked = 0;
  for (const event of events) {
    if (event.name !== 'RunTask' || event.pid !== pid || event.tid !== tid) continue;
    if (event.ts < start.ts || event.ts > until) continue;
    blocked += Math.max(0, (event.tdur ?? 0) / 1000 - LONG);
  }
  return blocked;
}

/** Milliseconds of the main thread's own time between two marks. */
export function ownTime(events: readonly TraceEvent[], from: string, to: string): number {
  return ((named(events, to).tts ?? NaN) - (named(events, from).tts ?? NaN)) / 1000;
}
