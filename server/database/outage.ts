import { unavailability, type DatabaseUnavailable } from './unavailable.ts';

/** Called when the connection to the database is lost (with the reason), and when it is back. */
export type OutageListener = (reason: string | undefined) => void;

/** Connections break together; one that breaks so soon after another is of the same outage. */
const QUIET_MILLISECONDS = 1000;

/** Watches what the database answers, so that an outage is reported once and not by every call. */
export interface OutageWatch {
  /** Notes what a call or connection threw; answers it as a `DatabaseUnavailable` where it is one. */
  failed: (error: unknown) => DatabaseUnavailable | undefined;
  /** Notes that the database answered. */
  answered: () => void;
  listen: (listener: OutageListener) => void;
}

export function watchOutages(): OutageWatch {
  let listener: OutageListener = () => undefined;
  let last: number | undefined;
  return {
    failed: (error) => {
      const failure = unavailability(error);
      if (failure?.losesConnection !== true) return failure;
      if (last === undefined) listener(failure.reason);
      last = Date.now();
      return failure;
    },
    answered: () => {
      if (last === undefined || Date.now() - last < QUIET_MILLISECONDS) return;
      last = undefined;
      listener(undefined);
    },
    listen: (given) => {
      listener = given;
    },
  };
}
