import { useErrorLog } from '@/api/error-log';

/** Sends what goes wrong from now on; the code for it loads with the first thing that does. */
export function sendErrorLogWhenNeeded(): void {
  const stop = useErrorLog.subscribe(() => {
    stop();
    void Promise.all([import('@/api/error-log-sender'), import('@/api/error-log-channel')]).then(
      ([{ startErrorLogSender }, { errorLogChannel }]) => startErrorLogSender(errorLogChannel),
      // Offline even its code doesn't come: with the next thing that goes wrong it is tried again.
      sendErrorLogWhenNeeded,
    );
  });
}
