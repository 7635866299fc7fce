import { useState } from 'react';
import type { Activity } from '@/api/generated/model';

/** Whether the last seat went to somebody else while the activity was shown. */
export function useSoldOut({ id, state }: Activity): boolean {
  const [seen, setSeen] = useState({ id, state, gone: false });
  if (seen.id !== id || seen.state !== state) {
    const gone = seen.id === id && state === 'full' && seen.state === 'open';
    setSeen({ id, state, gone });
    return gone;
  }
  return seen.gone;
}
