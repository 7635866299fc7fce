import { unavailability, type DatabaseUnavailable } from './unavailable.ts';

/** Listener for the loss (with the reason) and the restoration of the connection to the database. */
export type OutageListener = (reason: string | undefined) => void;

/** Minimum time between the last failure and the end of an outage; connections that broke may fail later. */
const SAME_OUTAGE_MILLISECONDS = 1000;

/** Detects outages; reports each outage once, not for every failed request. */
export interface OutageWatch {
  /** Records an error of a statement or connection; converts an outage's error to a `DatabaseUnavailable`. */
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
