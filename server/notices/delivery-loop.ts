import { setTimeout as wait } from 'node:timers/promises';
import { inOneProcess } from '../database/in-one-process.ts';
import { repeat } from '../base/repeat.ts';
import { deliverDue, type Delivery } from './delivery.ts';
import { resumeChannels } from './channel-pause.ts';
import { queueReminders } from './reminders.ts';

/** How often the queue is looked at, and who is to be reminded, milliseconds. */
const OFTEN = 3000;
const REMINDERS = 10 * 60_000;
/** What a silent mail server may hold up a stop, milliseconds. */
const LAST_MAILS = 5000;

/**
 * Sends what is queued until it is stopped; of several processes each sends some.
 * @param onError called with a database that doesn't answer; the next round tries again
 */
export function startDeliveryLoop(
  delivery: Delivery,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let reminded = 0;
  let resumed = false;
  const queue = repeat({
    pause: OFTEN,
    round: async (signal) => {
      // A new process may have another mail server or gateway.
      if (!resumed) await resumeChannels(delivery.db);
      resumed = true;
      if (delivery.now().getTime() - reminded >= REMINDERS) {
        await inOneProcess(delivery.db, 'reminders', (tx) => queueReminders(tx, delivery.now()));
        reminded = delivery.now().getTime();
      }
      let tried = 1;
      while (tried > 0 && !signal.aborted) tried = await deliverDue(delivery);
    },
    onError,
  });
  return {
    stop: async () => {
      await Promise.race([queue.stop(), wait(LAST_MAILS, undefined, { ref: false })]);
    },
  };
}
