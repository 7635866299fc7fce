import { useQuery } from '@tanstack/react-query';
import { readServerTime } from '@/api/server-clock';
import { useServerVersion } from '@/api/server-version';

/** Result of a request for the server's time. */
interface ApiCheck {
  /** Response time in milliseconds. */
  took: number;
  /** Difference of this browser's clock from the server's clock, in seconds. */
  clockOff: number;
  /** Contract version of the server. */
  version: string | undefined;
}

async function check(): Promise<ApiCheck> {
  const requestedAt = Date.now();
  const start = performance.now();
  const now = await readServerTime();
  const took = Math.round(performance.now() - start);
  // `+ 0` turns -0 into 0.
  const clockOff = Math.round((requestedAt + took / 2 - Date.parse(now)) / 1000) + 0;
  return { took, clockOff, version: useServerVersion.getState().version };
}

/** Requests the server's time when the page opens, and on refetch. */
export function useApiCheck() {
  return useQuery({
    queryKey: ['diagnostics', 'api'],
    queryFn: check,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
