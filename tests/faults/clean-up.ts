type Step = () => unknown;

/** Undoes started steps in reverse order, including those that are still starting. */
export class CleanUp {
  private readonly steps: Step[] = [];
  private readonly opening = new Set<Promise<unknown>>();
  private over = false;

  /** Registers a step for `run`; executes it at once if `run` was called before. */
  add(step: Step): void {
    if (this.over) void this.do(step);
    else this.steps.push(step);
  }

  /** Waits for a start, and registers `close` for `run`. */
  async open<T>(starting: Promise<T>, close: (started: T) => unknown): Promise<T> {
    const opened = starting.then(async (started) => {
      if (this.over) await this.do(() => close(started));
      else this.steps.push(() => close(started));
      return started;
    });
    this.opening.add(opened);
    try {
      return await opened;
    } finally {
      this.opening.delete(opened);
    }
  }

  /** Undoes all steps; logs the error of a failing step and continues. */
  async run(): Promise<void> {
    this.over = true;
    for (const step of this.steps.splice(0).reverse()) await this.do(step);
    await Promise.allSettled(this.opening);
  }

  private async do(step: Step): Promise<void> {
    try {
      await step();
    } catch (error) {
      console.error(error);
    }
  }
}
