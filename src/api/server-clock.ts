import { setServerTime } from '@/lib/page/clock';
import { getTime } from './generated/config/config';

/** Sets the site's clock by the server's; where that fails, the browser's own continues. */
export async function learnServerTime(): Promise<void> {
  const asked = Date.now();
  try {
    const { now } = await getTime({ quiet: true });
    setServerTime(now, asked, Date.now());
  } catch {
    // The failure policy has logged it; a countdown by the browser's clock is better than none.
  }
}
