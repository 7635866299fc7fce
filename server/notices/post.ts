import { setTimeout as wait } from 'node:timers/promises';
import { inOneProcess } from '../database/in-one-process.ts';
import { deliverDue, type Delivery } from './delivery.ts';
import { queueReminders } from './reminders.ts';

/** How often the queue is looked at, and who is to be reminded, milliseconds. */
const OFTEN = 3000;
const REMINDERS = 10 * 60_000;
/** What a silent mail server may hold up a stop, milliseconds. */
const LAST_MAILS = 5000;

/**
 * Sends what is queued until it is stopped; of several processes each sends some.
 * @param onError told of a database that doesn't answer; the next round tries again
 */
export function startPost(
  delivery: Delivery,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function run(): Promise<void> {
    let reminded = 0;
    while (!signal.aborted) {
      try {
        if (delivery.now().getTime() - reminded >= REMINDERS) {
          await inOneProcess(delivery.db, 'reminders', (tx) => queueReminders(tx, delivery.now()));
          reminded = delivery.now().getTime();
        }
        let tried = 1;
        while (tried > 0 && !stopped.signal.aborted) tried = await deliverDue(delivery);
      } catch (error) {
        onError(error);
      }
      await wait(OFTEN, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await Promise.race([running, wait(LAST_MAILS, undefined, { ref: false })]);
    },
  };
}
