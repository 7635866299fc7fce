import { unavailability, type DatabaseUnavailable } from './unavailable.ts';

/** Called when the connection to the database is lost (with the reason) and when it is restored. */
export type OutageListener = (reason: string | undefined) => void;

/** Connections break together. Failures less than this apart belong to one outage. */
const SAME_OUTAGE_MILLISECONDS = 1000;

/** Detects outages, so that each is reported once and not by every request. */
export interface OutageWatch {
  /** Records an error of a statement or connection; returns it as a `DatabaseUnavailable` if it is one. */
  recordFailure: (error: unknown) => DatabaseUnavailable | undefined;
  recordSuccess: () => void;
  listen: (listener: OutageListener) => void;
}

export function watchOutages(): OutageWatch {
  let listener: OutageListener = () => undefined;
  let last: number | undefined;
  return {
    recordFailure: (error) => {
      const failure = unavailability(error);
      if (failure?.losesConnection !== true) return failure;
      if (last === undefined) listener(failure.reason);
      last = Date.now();
      return failure;
    },
    recordSuccess: () => {
      if (last === undefined || Date.now() - last < SAME_OUTAGE_MILLISECONDS) return;
      last = undefined;
      listener(undefined);
    },
    listen: (given) => {
      listener = given;
    },
  };
}
