import { eq, min, sql } from 'drizzle-orm';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/open.ts';
import { notices } from '../database/schema.ts';

/** Reports messages (codes, invitations, notices) by channel and result. */
export function reportMessages(messages: ReadonlyMap<string, number>, registers: Registry[]): void {
  new Counter({
    name: 'site_messages_total',
    help: 'Mails and SMS by channel and result.',
    labelNames: ['channel', 'result'],
    registers,
    collect() {
      this.reset();
      for (const channel of ['mail', 'sms'])
        for (const result of ['sent', 'outbox', 'refused', 'failed'])
          this.inc({ channel, result }, messages.get(`${channel} ${result}`) ?? 0);
    },
  });
}

/** Reports the queue of notices. While the database is down, the metrics are absent. */
export function reportNotices(db: Database, registers: Registry[]): void {
  // While a process is replaced, two processes report the same rows.
  const aggregator = 'max';
  new Gauge({
    name: 'site_notices',
    help: 'Notices to users by state.',
    labelNames: ['state'],
    registers,
    aggregator,
    async collect() {
      const count = sql<number>`count(*)::int`;
      const rows = await db
        .select({ state: notices.state, count })
        .from(notices)
        .groupBy(notices.state)
        .catch(() => undefined);
      this.reset();
      for (const row of rows ?? []) this.set({ state: row.state }, row.count);
    },
  });
  new Gauge({
    name: 'site_oldest_notice_seconds',
    help: 'Age of the oldest notice that waits to be sent; 0 if none waits.',
    registers,
    aggregator,
    async collect() {
      const [row] = await db
        .select({ since: min(notices.createDate) })
        .from(notices)
        .where(eq(notices.state, 'waiting'))
        .catch(() => [undefined]);
      // `remove` also omits the value 0 that a gauge without labels has at first.
      this.remove();
      if (row !== undefined)
        this.set(row.since === null ? 0 : (Date.now() - row.since.getTime()) / 1000);
    },
  });
}
