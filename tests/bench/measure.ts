import type { Browser, CDPSession, Page } from 'playwright';
import { SLOW } from '../support/throttling-proxy.ts';
import { blockedTime, traceMainThread } from './main-thread.ts';
import { open, SLOWER, visit, type Device } from './visit.ts';

/** Times in milliseconds; `shift` has no unit. */
export interface Vitals {
  firstPaint: number;
  largestContent: number;
  /** Total blocking time: the part of each task beyond 50 ms. */
  blocked: number;
  /** Main thread time spent in scripts. */
  script: number;
  /** Main thread time spent in style and layout, without painting. */
  layout: number;
  shift: number;
}

/** Reads the page’s performance entries. Runs in the page. */
async function readVitals(): Promise<Pick<Vitals, 'firstPaint' | 'largestContent' | 'shift'>> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const entries = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift'].map(entries),
  );
  const own = shifts?.filter(({ hadRecentInput }) => hadRecentInput !== true) ?? [];
  return {
    firstPaint: paints?.find(({ name }) => name === 'first-paint')?.startTime ?? NaN,
    largestContent: largest?.at(-1)?.startTime ?? NaN,
    shift: own.reduce((total, { value = 0 }) => total + value, 0),
  };
}

/** Measures a visit on slow 4G with a phone’s processor, or a repeated visit if `again` is set. */
export function loadVitals(
  browser: Browser,
  address: string,
  { device, again = false }: { device: Device; again?: boolean },
): Promise<Vitals> {
  const measure = async (page: Page, session: CDPSession): Promise<Vitals> => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const { events } = await traceMainThread(session, async () => {
      await open(page, session, address);
      await session.send('Runtime.evaluate', { expression: "performance.mark('measured')" });
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const spent = (name: string) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
    return {
      ...(await page.evaluate(readVitals)),
      blocked: blockedTime(events),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    };
  };
  return visit(browser, measure, { device, network: SLOW, ...(again && { before: address }) });
}
