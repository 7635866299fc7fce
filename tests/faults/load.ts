import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from './caller.ts';
import { Competitor } from './competitor.ts';
import { Organiser } from './organiser.ts';
import { problem, type Problem } from './problems.ts';
import type { World } from './world.ts';

/** Number of concurrent users. */
const AT_ONCE = 6;
const PAUSE = 100;

/** Runs user flows one after another in several slots until it is stopped. */
export class Load {
  private readonly world: World;
  private readonly organiser: Organiser;
  private readonly competitors: Competitor[] = [];
  private readonly waiting: Competitor[] = [];
  private readonly problems: Problem[] = [];
  private running: Promise<unknown> = Promise.resolve();
  private activityId = '';
  private stopping = false;

  constructor(world: World) {
    this.world = world;
    this.organiser = new Organiser(world.address);
  }

  async start(): Promise<void> {
    await this.organiser.logIn();
    this.activityId = await this.organiser.addActivity();
    const places = Array.from({ length: AT_ONCE }, () => this.keepCompeting());
    this.running = Promise.all([...places, this.keepDeciding()]);
  }

  /** Number of complete flows. */
  get finished(): number {
    return this.competitors.filter(({ decisions }) => decisions.length > 0).length;
  }

  /** Unexpected refusals by the site so far. */
  get refused(): Problem[] {
    return this.competitors.flatMap(({ refused }) => refused);
  }

  get acknowledged(): number {
    return this.competitors.reduce(
      (sum, one) => sum + one.acknowledged,
      this.organiser.acknowledged,
    );
  }

  get outcomes(): Outcome[] {
    return [this.organiser, ...this.competitors].flatMap(({ caller }) => caller.outcomes);
  }

  /** Stops new flows and waits for those in progress. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** Stops new flows without waiting, for an aborted run. */
  giveUp(): void {
    this.stopping = true;
    this.waiting.length = 0;
  }

  /** Compares all acknowledged writes with the site’s data. */
  async check(): Promise<Problem[]> {
    const found = [...this.problems];
    for (const one of this.competitors) found.push(...(await one.check(this.organiser.caller)));
    found.push(...(await this.organiser.check(this.competitors, this.activityId)));
    return found;
  }

  private async keepCompeting(): Promise<void> {
    while (!this.stopping) {
      const { address, mail } = this.world;
      const one = new Competitor(address, this.activityId, mail);
      this.competitors.push(one);
      try {
        await one.compete();
      } catch (error) {
        this.note(one.phone, error);
      }
      if (one.submitted) this.waiting.push(one);
      await wait(PAUSE);
    }
  }

  private async keepDeciding(): Promise<void> {
    // Continues after the stop until the last submissions are decided.
    while (!this.stopping || this.waiting.length > 0) {
      const next = this.waiting.shift();
      if (next === undefined) await wait(PAUSE);
      else await this.organiser.decide(next).catch((error: unknown) => this.note('staff', error));
    }
  }

  private note(who: string, error: unknown): void {
    const what = error instanceof Error ? error.message : String(error);
    if (what.endsWith('never answered')) this.problems.push(problem('stuck', who, what));
  }
}
