// What is traced knows nothing of OpenTelemetry, which is loaded only where it is set
// (`open-telemetry.ts`, decision 0106).

/** Names and numbers of a step: nothing that somebody has entered, no address, no identifier of a person. */
export type Details = Record<string, string | number | boolean>;

/** A call while it is answered. */
export interface TracedCall {
  /** Does what belongs to the call. */
  run: (work: () => void) => void;
  end: (name: string, details: Details, failed: boolean) => void;
}

/** Where steps are reported to. */
export interface Tracing {
  /** @param parent the header `traceparent` of somebody who is believed */
  begin: (parent: string | undefined) => TracedCall;
  step: <T>(name: string, details: Details, work: () => Promise<T>) => Promise<T>;
  /** Sends what waits, and ends. */
  close: () => Promise<void>;
}

let present: Tracing | undefined;

/** From now on this process reports its steps there; undefined: nowhere. */
export function traceTo(tracing: Tracing | undefined): void {
  present = tracing;
}

/** Where this process reports its steps to. */
export const presentTracing = (): Tracing | undefined => present;

/** Does something as a step of what is under way. */
export function traced<T>(name: string, details: Details, work: () => Promise<T>): Promise<T> {
  return present === undefined ? work() : present.step(name, details, work);
}

/** As much of a statement as somebody reads. */
const STATEMENT = 1000;

/** A statement as a step; values stand in its parameters, which stay out. */
export function tracedStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (present === undefined) return work();
  const operation = (/\w+/.exec(text)?.[0] ?? 'statement').toLowerCase();
  const details = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, STATEMENT),
  };
  return present.step(`database ${operation}`, details, work);
}
