import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../../../server/identity/identity-document/identity-keys.ts';
import { encryptNumber } from '../../../server/identity/identity-document/stored-number.ts';
import { experts, identityDocuments, projects } from '../../../server/database/schema.ts';
import { maskNumber, type IdentityType } from '../../../openapi/identity-documents.ts';
import type { Schemas } from '../../../server/http/types.ts';
import { IDENTITY_NUMBERS } from '../../identity-numbers.ts';
import { api } from './context.ts';
import { anotherUser, newKey, WHOLE } from './entries.ts';
import { COMPLETE_EXPERT } from './experts.ts';
import { staff } from './staff-rights.ts';

type Identity = Schemas['IdentityDocument'];

const ROWS = Object.entries(IDENTITY_NUMBERS) as [
  IdentityType,
  (typeof IDENTITY_NUMBERS)['hkId'],
][];
const ACCEPTED = ROWS.flatMap(([type, { accepted }]) =>
  accepted.map(([typed, stored]) => ({ type, typed, stored })),
);
const REFUSED = ROWS.flatMap(([type, { refused }]) => refused.map((number) => ({ type, number })));

/** The two records that contain an identity document. */
const RECORDS = [
  {
    name: 'entry',
    pointer: '/team/identity/number',
    save: (token: string, identity: Identity, more: { status?: 0 | 1; revision?: number } = {}) =>
      api.call('saveProject', '/client/project', {
        token,
        body: { ...WHOLE, ...more, saveKey: newKey(), team: { ...WHOLE.team, identity } },
      }),
    identityOf: (data: unknown) => (data as Schemas['MyProject']).team.identity,
    read: (token: string, id: string) =>
      api.call('getProjectIdentity', `/sys/project/${id}/identity`, { token }),
    submit: (id: string) => api.db.update(projects).set({ status: 1 }).where(eq(projects.id, id)),
  },
  {
    name: 'registration',
    pointer: '/identity/number',
    save: (token: string, identity: Identity, more: { status?: 0 | 1; revision?: number } = {}) =>
      api.call('saveExpert', '/client/expert', {
        token,
        body: { ...COMPLETE_EXPERT, ...more, saveKey: newKey(), identity },
      }),
    identityOf: (data: unknown) => (data as Schemas['MyExpert']).identity,
    read: (token: string, id: string) =>
      api.call('getExpertIdentity', `/sys/expert/${id}/identity`, { token }),
    submit: (id: string) => api.db.update(experts).set({ status: 1 }).where(eq(experts.id, id)),
  },
] as const;

const storedNumber = async (ownerId: string) => {
  const [row] = await api.db
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.ownerId, ownerId));
  return row?.number;
};

export function identityDocumentTests(): void {
  describe.each(RECORDS)('of an $name', ({ pointer, save, identityOf, read, submit }) => {
    // One user for all rows: the demo has few users.
    it('accepts each valid number of its type, and masks it', async () => {
      const token = await anotherUser();
      const reader = (await staff('entry:identity')).token;
      for (const [at, { type, typed, stored }] of ACCEPTED.entries()) {
        const revision = at === 0 ? {} : { revision: at };
        const { data } = await save(token, { type, number: typed }, revision);
        expect([typed, identityOf(data)]).toEqual([typed, { type, number: maskNumber(stored) }]);
        expect(JSON.stringify(data)).not.toContain(`"${stored}"`);
        expect((await read(reader, data.id)).data).toEqual({ type, number: stored });
        expect(await storedNumber(data.id)).not.toContain(stored);
      }
    });

    it('refuses each invalid number of its type', async () => {
      const token = await anotherUser();
      for (const { type, number } of REFUSED)
        expect([number, await save(token, { type, number })]).toMatchObject([
          number,
          { code: 1001, fields: [{ pointer }] },
        ]);
    });

    it('keeps the number when its masked form is sent, and replaces it when a new one is sent', async () => {
      const token = await anotherUser();
      const reader = (await staff('entry:identity')).token;
      const { data } = await save(token, { type: 'hkId', number: 'A123456(3)' });
      const masked = { type: 'hkId' as const, number: '******63' };
      await save(token, masked, { revision: 1 });
      expect((await read(reader, data.id)).data.number).toBe('A1234563');
      const other = await save(token, { type: 'passport', number: masked.number }, { revision: 2 });
      expect(other).toMatchObject({ code: 1001, fields: [{ pointer }] });
      await save(token, { type: 'passport', number: 'E12345678' }, { revision: 2 });
      expect((await read(reader, data.id)).data).toEqual({ type: 'passport', number: 'E12345678' });
    });

    it('stores no invalid number in a draft', async () => {
      const token = await anotherUser();
      const draft = { status: 0 as const };
      const { data } = await save(token, { type: 'hkId', number: 'A12' }, draft);
      expect(identityOf(data)).toEqual({ type: 'hkId' });
      expect(await storedNumber(data.id)).toBeUndefined();
      const bare = await save(token, { number: 'A123456(3)' }, { ...draft, revision: 1 });
      expect(identityOf(bare.data)).toBeUndefined();
    });

    it('returns the number only to holders of entry:identity', async () => {
      const token = await anotherUser();
      const { data } = await save(token, { type: 'hkId', number: 'A123456(3)' }, { status: 0 });
      const reader = (await staff('entry:identity')).token;
      expect((await read(reader, data.id)).status).toBe(404);
      await submit(data.id);
      expect((await read(reader, data.id)).data.number).toBe('A1234563');
      const other = await staff('entry:read', 'expert:review');
      expect((await read(other.token, data.id)).code).toBe(1007);
      expect((await read(reader, 'nothing')).status).toBe(404);
    });

    it('returns an error when the number’s encryption key is lost', async () => {
      const { data } = await save(await anotherUser(), { type: 'hkId', number: 'A123456(3)' });
      const lost = [identityKey(randomBytes(32))] as const;
      await api.db
        .update(identityDocuments)
        .set({ number: encryptNumber(lost, data.id, 'A1234563') })
        .where(eq(identityDocuments.ownerId, data.id));
      const { token } = await staff('entry:identity');
      expect(await read(token, data.id)).toMatchObject({
        code: 1001,
        msg: '证件号码无法解密：服务器缺少相应密钥，请联系系统管理员',
      });
    });
  });
}
