import { expect, it } from 'vitest';
import { api, loginCompetitor } from './context.ts';

/** Lists of activities for visitors. */
export function activityListTests(): void {
  it('filters activities by state', async () => {
    for (const state of ['upcoming', 'open', 'full', 'ended']) {
      const path = `/client/activity/anons?state=${state}&pageSize=100`;
      const { data } = await api.call('listActivities', path);
      expect(data.total).toBeGreaterThan(0);
      expect(new Set(data.records.map((row) => row.state))).toEqual(new Set([state]));
    }
  });

  it('filters activities by time range, including those that touch it', async () => {
    const all = (await api.call('listActivities', '/client/activity/anons?pageSize=100')).data;
    const some = all.records[0];
    if (some === undefined) throw new Error('The demo has no activities');
    const within = async (from: string, to: string) => {
      const span = `from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
      const path = `/client/activity/anons?pageSize=100&${span}`;
      return (await api.call('listActivities', path)).data.records.map(({ id }) => id);
    };
    expect(await within(some.end, some.end)).toContain(some.id);
    expect(await within(some.start, some.start)).not.toContain(some.id);
    const [from, to] = [api.clock.now, new Date(api.clock.now.getTime() + 7 * 86_400_000)];
    const expected = all.records.filter(
      (row) => new Date(row.end) >= from && new Date(row.start) < to,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await within(from.toISOString(), to.toISOString())).toEqual(
      expected.map(({ id }) => id),
    );
  });

  it('returns no attendees of an activity', async () => {
    const token = await loginCompetitor();
    const path = '/client/activity/anons?pageSize=100';
    const { data } = await api.call('listActivities', path, { token });
    expect(data.records.some((row) => 'signUpStatus' in row)).toBe(false);
  });
}
