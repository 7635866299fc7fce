/** How far PostgreSQL's log of changes is written, or has been replayed (`pg_lsn`), as a number. */
export function logPosition(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return BigInt(`0x${high}`) * 0x1_0000_0000n + BigInt(`0x${low}`);
}

/** What a replica says of itself. */
export interface ReplicaReport {
  /** Why it can't be read from, whatever it has replayed. */
  unusable?: string;
  replayed: bigint;
}

interface GateOptions {
  /** How far the primary has written by now. */
  written: () => Promise<bigint>;
  /** What the replica has by now. */
  report: () => Promise<ReplicaReport>;
  /** Called with the reason when the replica isn't read from any more, and without when it is again. */
  changed: (reason: string | undefined) => void;
  /** Milliseconds of a clock that never jumps. */
  now: () => number;
}

/** A replica that is further behind isn't read from, milliseconds. */
export const MAX_LAG_MILLISECONDS = 10_000;

/** Between two notes of how far the primary has written; there are enough of them to see that lag. */
const SAMPLE_MILLISECONDS = 500;
const MAX_SAMPLES = (2 * MAX_LAG_MILLISECONDS) / SAMPLE_MILLISECONDS;

/** Stands for all operations. */
const ALL = '*';

/**
 * Knows which operations a replica may answer: those of whose data it has every change that this process
 * knows of. After a change (a write here, or one announced by another process) the primary is asked how
 * far it has written, and the operations that the change concerns are the primary's until the replica
 * has replayed that far. Without an answer nothing opens: what isn't known to be there is asked of the
 * primary.
 */
export class ReplicaGate {
  readonly #options: GateOptions;
  /** What must be replayed before an operation is open again; without a position: to be asked for. */
  readonly #closed = new Map<string, { position?: bigint }>([[ALL, {}]]);
  /** When the primary had written how far, the oldest first; the replica lacked it at the last look. */
  #samples: { at: number; position: bigint }[] = [];
  /** The replica has all that the primary had then. */
  #freshAt: number;
  #reason: string | undefined;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#freshAt = options.now();
  }

  /** Closes operations whose data has changed; all, where it isn't known which. */
  close(operations: readonly string[] = [ALL]): void {
    for (const operation of operations) this.#closed.set(operation, {});
  }

  /** The replica failed a statement, or can't be asked. */
  fail(reason: string): void {
    this.close();
    if (this.#reason === undefined) this.#options.changed(reason);
    this.#reason = reason;
  }

  allows(operation: string): boolean {
    return !this.#closed.has(ALL) && !this.#closed.has(operation);
  }

  /** Whether it is read from at all. */
  get open(): boolean {
    return !this.#closed.has(ALL);
  }

  /** Whether an operation waits for the replica, which will have the change in a moment. */
  get waiting(): boolean {
    return this.#closed.size > 0 && this.#reason === undefined;
  }

  /** Seconds since which changes may be missing in the replica. */
  get lagSeconds(): number {
    return (this.#options.now() - this.#freshAt) / 1000;
  }

  /** Looks at both servers, and opens what the replica has by now. */
  async look(): Promise<void> {
    const at = this.#options.now();
    // Before the question: what is closed meanwhile has changed after the answer.
    const asked = [...this.#closed.values()].filter(({ position }) => position === undefined);
    const position = await this.#options.written().catch(() => undefined);
    if (position !== undefined) {
      for (const one of asked) one.position = position;
      const last = this.#samples.at(-1)?.at ?? -Infinity;
      if (at - last >= SAMPLE_MILLISECONDS && this.#samples.length < MAX_SAMPLES)
        this.#samples.push({ at, position });
    }
    const report = await this.#options
      .report()
      .catch((error: unknown) => ({ unusable: this.#reasonOf(error), replayed: 0n }));
    if (report.unusable !== undefined) this.fail(report.unusable);
    else this.#openUpTo(report.replayed);
  }

  #reasonOf(error: unknown): string {
    if (error instanceof Error && 'code' in error) return String(error.code);
    return error instanceof Error ? error.message : String(error);
  }

  #openUpTo(replayed: bigint): void {
    for (const { at, position } of this.#samples)
      if (position <= replayed) this.#freshAt = Math.max(this.#freshAt, at);
    this.#samples = this.#samples.filter(({ position }) => position > replayed);
    const [oldest] = this.#samples;
    if (oldest !== undefined && this.#options.now() - oldest.at > MAX_LAG_MILLISECONDS) {
      this.fail('behind');
      return;
    }
    for (const [operation, { position }] of this.#closed)
      if (position !== undefined && position <= replayed) this.#closed.delete(operation);
    if (!this.open || this.#reason === undefined) return;
    this.#reason = undefined;
    this.#options.changed(undefined);
  }
}
