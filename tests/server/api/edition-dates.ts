import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { matches } from '../../../server/database/schema.ts';
import { saveNewest } from '../support/saves.ts';
import { api } from './context.ts';
import { at, judgedEdition, requestsOf } from './judged-edition.ts';

/** The rules for dates are the same for every form that sets them. */
export function editionDateTests(): void {
  const judged = judgedEdition(2);
  const { decide, publish } = requestsOf(judged);

  /** Body of the edition's form with another end of sign-up, and stages that contain it. */
  const body = (signUpEnd: Date, change: object = {}) => ({
    id: judged.id,
    year: 2000,
    edition: 1,
    name: { CN: '往届' },
    theme: { CN: '主题' },
    introduction: { CN: '<p>好</p>' },
    statement: [{ CN: '一' }],
    figures: { prizePool: 1, finance: 0 },
    prizes: [
      { id: 'first', name: { CN: '一等奖' }, amount: 100, count: 1 },
      { id: 'second', name: { CN: '二等奖' }, amount: 50, count: 2 },
    ],
    signUpStart: at(-80).toISOString(),
    signUpEnd: signUpEnd.toISOString(),
    stages: [{ name: { CN: '全程' }, start: at(-90).toISOString(), end: at(10).toISOString() }],
    ...change,
  });
  const save = (id: 'updateMatch' | 'saveMatchDraft', sent: object) =>
    saveNewest(api, id, { token: judged.staff, method: 'PUT', body: sent });

  const FORMS = {
    'the form': (end: Date) => save('updateMatch', body(end)),
    'a draft': (end: Date) => save('saveMatchDraft', body(end)),
    'the extension': (end: Date) =>
      api.call('changeSignUp', '/sys/match/signUp', {
        token: judged.staff,
        method: 'PUT',
        body: { id: judged.id, action: 'extend', signUpEnd: end.toISOString() },
      }),
  };

  describe.each(Object.entries(FORMS))('%s', (_, change) => {
    it.each(['shortlisted', 'winners'] as const)('can’t reopen sign-up after %s', async (stage) => {
      await decide(0, { status: 4, prizeId: 'first' });
      await publish(stage);
      expect(await change(at(5))).toMatchObject({
        code: 1001,
        msg: '结果已公布，不能再延长报名',
        fields: [{ pointer: '/signUpEnd' }],
      });
    });

    it('can reopen sign-up while only accepted entries are published', async () => {
      await decide(0, { status: 2 });
      await publish('accepted');
      expect((await change(at(5))).code).toBe(200);
    });

    it('can reopen sign-up until a planned publication, not beyond', async () => {
      await publish('winners', { plannedAt: at(6) });
      expect(await change(at(7))).toMatchObject({
        code: 1001,
        msg: '结果已定于报名截止前公布；请先更改公布时间',
        fields: [{ pointer: '/signUpEnd' }],
      });
      expect((await change(at(5))).code).toBe(200);
    });

    it('can’t move the end of sign-up after the last stage', async () => {
      expect((await change(at(11))).code).toBe(1001);
    });
  });

  it('keep an edition finished after the winners, whatever the end of its stages', async () => {
    await decide(0, { status: 4, prizeId: 'first' });
    await publish('winners');
    const stages = [{ name: { CN: '全程' }, start: at(-90), end: at(60) }];
    const { data } = await save('updateMatch', body(at(-10), { stages }));
    expect(data.status).toBe('finished');
    const [stored] = await api.db.select().from(matches).where(eq(matches.id, judged.id));
    expect(stored?.end).toEqual(at(60));
  });
}
