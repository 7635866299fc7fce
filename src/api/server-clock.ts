import { setServerTime } from '@/lib/page/clock';
import { checked, client, contentOf } from './client';
import { TimeEnvelope } from './generated/model';

/** Requests the time of the server. */
export async function readServerTime(): Promise<string> {
  const options = checked({ operationId: 'getTime', schema: TimeEnvelope });
  const { now } = await contentOf(client.GET('/client/time', options));
  return now;
}

/** Sets the site's clock by the server's; where that fails, the browser's own continues. */
export async function learnServerTime(): Promise<void> {
  const sent = Date.now();
  try {
    setServerTime(await readServerTime(), sent, Date.now());
  } catch {
    // The failure policy has logged it; a countdown by the browser's clock is better than none.
  }
}
