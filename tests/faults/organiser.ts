import { setTimeout as wait } from 'node:timers/promises';
import { Caller } from './caller.ts';
import type { Competitor } from './competitor.ts';
import { problem, type Problem } from './problems.ts';

/** The demo’s administrator. */
const ACCOUNT = { username: '13800000003', password: 'Admin-2026' };
const OK = 200;
const IN_REVIEW = 2;
const HOUR = 3_600_000;

/** A member of staff who decides on submitted entries. */
export class Organiser {
  readonly caller: Caller;
  acknowledged = 0;
  private readonly problems: Problem[] = [];

  constructor(address: string) {
    this.caller = new Caller(address, 'organiser');
  }

  async logIn(): Promise<void> {
    const { data } = await this.caller.call('/client/user/login', { body: ACCOUNT });
    this.caller.token = (data as { token: string }).token;
  }

  /** Adds an activity with enough seats; returns its id. */
  async addActivity(): Promise<string> {
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
    const body = {
      title: { CN: 'Load' },
      kind: 'training',
      capacity: 5000,
      published: true,
      signUpStart: at(-24),
      signUpEnd: at(24),
      start: at(48),
      end: at(50),
      city: { CN: '深圳' },
      address: { CN: '创新园一号楼' },
      description: { CN: '<p>Load</p>' },
      contact: { name: '王老师', mobilePhone: '13800000000' },
    };
    const response = await this.caller.call('/sys/activity', { body });
    return (response.data as { id: string }).id;
  }

  /** Takes an entry into review and publishes it. */
  async decide(competitor: Competitor): Promise<void> {
    const { id = '' } = competitor.submitted ?? {};
    // After a lost response, reads first and retries only if the first attempt had no effect.
    for (let done = false; !done;) {
      const { data } = await this.caller.call(`/sys/project/${id}`);
      done = (data as { status: number }).status === IN_REVIEW;
      if (!done) done = await this.review(id);
    }
    competitor.decisions.push(IN_REVIEW);
    const shown = { ids: [id], published: true };
    const response = await this.caller.call('/sys/project/published', {
      method: 'PUT',
      body: shown,
    });
    if (response.code === OK) this.acknowledged += 1;
    else this.problems.push(problem('refused', id, `publish: ${response.code} ${response.msg}`));
  }

  /** Compares the site’s data with all acknowledged writes. */
  async check(competitors: readonly Competitor[], activityId: string): Promise<Problem[]> {
    const seats = competitors.filter(({ seated }) => seated).length;
    const found = [...this.problems];
    const path = `/sys/activity/${activityId}/attendees?current=1&size=10&status=signedUp`;
    const { total } = (await this.caller.call(path)).data as { total: number };
    if (total < seats) found.push(problem('lost', activityId, `${seats - total} seats`));
    const all = (await this.caller.call('/sys/activity?current=1&size=100')).data as {
      records: { id: string; signedUp: number }[];
    };
    const counted = all.records.find(({ id }) => id === activityId)?.signedUp ?? 0;
    if (counted > total) found.push(problem('doubled', activityId, `${counted - total} seats`));
    if (counted < total) found.push(problem('lost', activityId, `count of ${total - counted}`));
    for (const { decisions, submitted } of competitors) {
      if (submitted === undefined || decisions.length === 0) continue;
      const shown = await this.caller.call(`/client/project/anons/${submitted.id}`);
      if (shown.code !== OK) found.push(problem('lost', submitted.id, 'publication'));
    }
    return found;
  }

  private async review(id: string): Promise<boolean> {
    const { data } = await this.caller.call(`/sys/project/${id}`);
    const { revision } = (data as { entry: { revision: string } }).entry;
    const body = { id, revision, status: IN_REVIEW, note: 'Complete' };
    const response = await this.caller.once('/sys/project/status', { method: 'PUT', body });
    if (response === undefined) {
      await wait(200);
      return false;
    }
    if (response.code === OK) this.acknowledged += 1;
    return response.code === OK;
  }
}
