import { setTimeout as wait } from 'node:timers/promises';
import { inOneProcess } from '../database/in-one-process.ts';
import { repeat } from '../base/repeat.ts';
import { deliverDue, type Delivery } from './delivery.ts';
import { resumeChannels } from './channel-pause.ts';
import { queueReminders } from './reminders.ts';

/** Intervals between checks of the queue and between checks of the reminders. */
const INTERVAL_MILLISECONDS = 3000;
const REMINDERS_MILLISECONDS = 10 * 60_000;
/** Maximum time that a shutdown waits for messages being sent. */
const STOP_TIMEOUT_MILLISECONDS = 5000;

/**
 * Sends queued notices until it is stopped. Several processes share the queue.
 * @param onError called with the error of a failed round; the next round still runs
 */
export function startDeliveryLoop(
  delivery: Delivery,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let remindersQueuedAt = 0;
  let resumed = false;
  const queue = repeat({
    pause: INTERVAL_MILLISECONDS,
    round: async (signal) => {
      // The configuration may have changed since the pauses began.
      if (!resumed) await resumeChannels(delivery.db);
      resumed = true;
      if (delivery.now().getTime() - remindersQueuedAt >= REMINDERS_MILLISECONDS) {
        await inOneProcess(delivery.db, 'reminders', (tx) => queueReminders(tx, delivery.now()));
        remindersQueuedAt = delivery.now().getTime();
      }
      let tried = 1;
      while (tried > 0 && !signal.aborted) tried = await deliverDue(delivery);
    },
    onError,
  });
  return {
    stop: async () => {
      await Promise.race([
        queue.stop(),
        wait(STOP_TIMEOUT_MILLISECONDS, undefined, { ref: false }),
      ]);
    },
  };
}
