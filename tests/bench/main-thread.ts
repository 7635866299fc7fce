import type { CDPSession } from 'playwright';

/** Properties of a trace event that are used here; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** The thread’s processor time at the event. */
  tts?: number;
  /** The thread’s processor time during the event. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Tasks, and the page’s own marks. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Duration from which a task counts as long, in milliseconds. */
const LONG = 50;

/**
 * Records the main thread while `action` runs. Uses the thread’s processor time, so that other
 * processes do not count.
 */
export async function traceMainThread<T>(
  session: CDPSession,
  action: () => Promise<T>,
): Promise<{ result: T; events: TraceEvent[] }> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves the shape of events open.
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

/** A trace without the expected events, which Chromium returns occasionally. */
export class IncompleteTrace extends Error {}

function named(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.filter((event) => event.name === name).at(-1);
  if (!found) throw new IncompleteTrace(`The trace has no ${name}`);
  return found;
}

/** Returns the time of long tasks beyond 50 ms each during a visit, in milliseconds. */
export function blockedTime(events: readonly TraceEvent[]): number {
  const { pid, tid, ts: until } = named(events, 'measured');
  // Pictures and blank pages have their own documents; the visit has the site’s address.
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

/** Returns the main thread’s processor time between two marks, in milliseconds. */
export function ownTime(events: readonly TraceEvent[], from: string, to: string): number {
  return ((named(events, to).tts ?? NaN) - (named(events, from).tts ?? NaN)) / 1000;
}
