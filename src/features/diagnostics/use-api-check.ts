import { useQuery } from '@tanstack/react-query';
import { readServerTime } from '@/api/server-clock';
import { useServerVersion } from '@/api/server-version';

/** What one call to the API's clock tells. */
interface ApiCheck {
  /** Milliseconds until the response. */
  took: number;
  /** By how many seconds the clock of this browser differs from the server's. */
  clockOff: number;
  /** Version of the contract that the server implements. */
  version: string | undefined;
}

async function check(): Promise<ApiCheck> {
  const asked = Date.now();
  const start = performance.now();
  const now = await readServerTime();
  const took = Math.round(performance.now() - start);
  // Nothing has no sign: a fraction below zero rounds to -0, which would be shown as that.
  const clockOff = Math.round((asked + took / 2 - Date.parse(now)) / 1000) + 0;
  return { took, clockOff, version: useServerVersion.getState().version };
}

/** Asks the API for its time, once when the page opens and whenever it is asked to. */
export function useApiCheck() {
  return useQuery({
    queryKey: ['diagnostics', 'api'],
    queryFn: check,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
