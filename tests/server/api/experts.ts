import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/operations.ts';
import { experts } from '../../../server/database/schema.ts';
import { api } from './context.ts';
import { newKey, anotherUser } from './entries.ts';

type SaveBody = components['schemas']['SaveExpertBody'];

export const COMPLETE_EXPERT: Omit<SaveBody, 'saveKey'> = {
  status: 1,
  name: '王教授',
  gender: 'female',
  mobile: '13900000000',
  email: 'wang@example.org',
  identity: { type: 'mainlandId', number: '11010519491231002X' },
  organisation: '研究院',
  jobTitle: '研究员',
  domains: ['ai'],
  experience: 10,
  bio: '简介',
};

function save(token: string, body: Partial<SaveBody>) {
  const whole = { status: 0 as const, saveKey: newKey(), ...body };
  return api.call('saveExpert', '/client/expert', { token, body: whole });
}

async function mine(token: string) {
  return (await api.call('getMyExpert', '/client/expert/current', { token })).data;
}

export function expertTests(): void {
  it('saves a draft, submits it, and withdraws it', async () => {
    const token = await anotherUser();
    expect(await mine(token)).toBeNull();
    expect((await save(token, { name: '王' })).data).toMatchObject({ status: 0, name: '王' });
    const early = await save(token, { name: '王', status: 1, revision: 1 });
    expect(early).toMatchObject({ fields: [{ pointer: '/gender' }] });
    expect((await save(token, { ...COMPLETE_EXPERT, revision: 1 })).data).toMatchObject({
      ...COMPLETE_EXPERT,
      identity: { type: 'mainlandId', number: '**************002X' },
    });
    expect((await save(token, { ...COMPLETE_EXPERT, status: 0, revision: 2 })).data.status).toBe(0);
  });

  it('shows the reason of a rejection until the next submission', async () => {
    const token = await anotherUser();
    const { id } = (await save(token, COMPLETE_EXPERT)).data;
    const declined = { status: 3 as const, reason: '请补充经历' };
    await api.db.update(experts).set(declined).where(eq(experts.id, id));
    expect(await mine(token)).toMatchObject({ ...declined, editable: true });
    const again = (await save(token, { ...COMPLETE_EXPERT, revision: 1 })).data;
    expect([again.status, again.reason]).toEqual([1, undefined]);
  });

  it('refuses changes to an approved registration', async () => {
    const token = await anotherUser();
    const { id } = (await save(token, COMPLETE_EXPERT)).data;
    await api.db.update(experts).set({ status: 2 }).where(eq(experts.id, id));
    expect((await save(token, { ...COMPLETE_EXPERT, revision: 1 })).code).toBe(1001);
    expect(await mine(token)).toMatchObject({ status: 2, editable: false });
  });

  it('stores a repeated save once, and refuses the second of two editors', async () => {
    const token = await anotherUser();
    const saveKey = newKey();
    const responses = await Promise.all(
      [1, 2, 3].map(() => save(token, { ...COMPLETE_EXPERT, saveKey })),
    );
    expect(responses.map(({ data }) => data.revision)).toEqual([1, 1, 1]);
    expect((await save(token, { ...COMPLETE_EXPERT, revision: 7 })).status).toBe(409);
    expect(await api.db.$count(experts, eq(experts.saveKey, saveKey))).toBe(1);
  });

  it('hides a registration from other users', async () => {
    await save(await anotherUser(), COMPLETE_EXPERT);
    expect(await mine(await anotherUser())).toBeNull();
    expect((await api.call('getMyExpert', '/client/expert/current')).status).toBe(401);
  });
}
