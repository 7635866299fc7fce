type Step = () => unknown;

/** Undoes what was started, the last first; also what is still starting when it is asked to. */
export class CleanUp {
  private readonly steps: Step[] = [];
  private readonly opening = new Set<Promise<unknown>>();
  private over = false;

  /** Has a step done at the end; at once where that was already. */
  add(step: Step): void {
    if (this.over) void this.do(step);
    else this.steps.push(step);
  }

  /** Waits until something is started, which `close` stops at the end. */
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

  /** Undoes everything; a step that fails is reported, and keeps no other from being done. */
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
