import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from './caller.ts';
import { Competitor } from './competitor.ts';
import { Organiser } from './organiser.ts';
import { problem, type Problem } from './problems.ts';
import type { World } from './world.ts';

/** How many people are under way at once. */
const AT_ONCE = 6;
const PAUSE = 100;

/** Flows of real people, one after the other in each of some places, until they are stopped. */
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

  /** How many have gone all the way. */
  get finished(): number {
    return this.competitors.filter(({ decisions }) => decisions.length > 0).length;
  }

  /** What the site refused so far, where nobody should have met a refusal. */
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

  /** Lets those who have begun go to the end of their flows. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** Begins nothing more, and leaves whoever is under way to what becomes of it: for a run that is given up. */
  giveUp(): void {
    this.stopping = true;
    this.waiting.length = 0;
  }

  /** Compares all that was acknowledged with what is there. */
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
    // Those who submit last are decided about, too.
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
