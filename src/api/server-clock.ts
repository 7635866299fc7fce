import { setServerTime } from '@/lib/page/clock';
import { checked, client, contentOf } from './client';
import { TimeEnvelope } from './generated/model';

export async function readServerTime(): Promise<string> {
  const options = checked({ operationId: 'getTime', schema: TimeEnvelope });
  const { now } = await contentOf(client.GET('/client/time', options));
  return now;
}

/** Synchronizes the site's clock with the server; on failure, the browser's clock remains. */
export async function learnServerTime(): Promise<void> {
  const sent = Date.now();
  try {
    setServerTime(await readServerTime(), sent, Date.now());
  } catch {
    // The failure policy has logged the failure.
  }
}
