import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Email, SystemUserPageEnvelope } from '../../../src/api/generated/model/index.ts';
import { users } from '../../../server/database/schema.ts';
import { api, CONSENT, loginAdministrator } from './context.ts';

const PASSWORD = 'Typed-Text-49';
let made = 0;

async function register(fields: { mobile?: string; email?: string }) {
  made += 1;
  const mobile = fields.mobile ?? `1360000${String(made).padStart(4, '0')}`;
  const email = fields.email ?? `typed-${String(made)}@example.org`;
  const body = { username: mobile, mobile, email, password: PASSWORD, consent: CONSENT };
  return await api.call('registerUser', '/client/user/register', { body });
}

const logIn = (username: string) =>
  api.call('login', '/client/user/login', { body: { username, password: PASSWORD } });

/** Reads the list of users as staff, which also validates the response. */
async function readBack(keywords: string) {
  const token = await loginAdministrator();
  const path = `/sys/user?size=100&keywords=${encodeURIComponent(keywords)}`;
  const response = await api.call('listSystemUsers', path, { token });
  return SystemUserPageEnvelope.parse(response).data.records;
}

/** Addresses as users type them, and as stored. */
const ADDRESSES: [typed: string, stored: string][] = [
  ['tom&jerry@example.org', 'tom&jerry@example.org'],
  ['a/b@example.org', 'a/b@example.org'],
  ['x=y@example.org', 'x=y@example.org'],
  ['q!z@example.org', 'q!z@example.org'],
  ['r&d@example.org', 'r&d@example.org'],
  ['user@mail.xn--fiqs8s', 'user@mail.xn--fiqs8s'],
  ['user@例子.公司', 'user@xn--fsqu00a.xn--55qx5d'],
  ['a@example.org\u200B', 'a@example.org'],
  ['ｂ@example.org', 'b@example.org'],
  ['c@example.org\u00A0', 'c@example.org'],
];

/** Spellings of phone numbers; those of a row are one account. */
const NUMBERS: [stored: string, answered: string, spellings: string[]][] = [
  [
    '+8613655550001',
    '13655550001',
    [
      '136 5555 0001',
      '+86 136-5555-0001',
      '\u202D13655550001\u202C',
      '１３６５５５５０００１',
      '008613655550001',
    ],
  ],
  [
    '+85291234567',
    '+85291234567',
    ['+852 9123 4567', '+85291234567', '0085291234567', '85291234567'],
  ],
  ['+85366123456', '+85366123456', ['(853) 6612 3456', '+85366123456']],
];

export function typedTextTests(): void {
  it.each(ADDRESSES)('registers %j, which staff can then read', async (typed, stored) => {
    expect(await register({ email: typed })).toMatchObject({ code: 200 });
    expect(await logIn(typed)).toMatchObject({ code: 200 });
    const records = await readBack(stored);
    expect(records.filter(({ email }) => email === stored)).toHaveLength(1);
  });

  it('refuses an address with Chinese characters before the @', async () => {
    expect(await register({ email: '张三@example.org' })).toMatchObject({ status: 400 });
    expect(Email.safeParse('张三@example.org').success).toBe(false);
  });

  it.each(NUMBERS)(
    'stores %s for one account in any spelling',
    async (stored, answered, spellings) => {
      const [first = '', ...others] = spellings;
      expect(await register({ mobile: first })).toMatchObject({
        code: 200,
        data: { phone: answered },
      });
      for (const spelling of others) {
        expect(await register({ mobile: spelling })).toMatchObject({ code: 1001 });
      }
      for (const spelling of spellings) {
        expect(await logIn(spelling)).toMatchObject({ code: 200, data: { phone: answered } });
      }
      const [row] = await api.db
        .select({ raw: sql<string>`${users.phone}` })
        .from(users)
        .where(eq(users.phone, answered));
      expect(row).toEqual({ raw: stored });
      expect(await readBack(answered)).toMatchObject([{ mobile: answered }]);
    },
  );

  it.each(['\u200B\u200B', '\u3164', '\u2800', '\u2060', '—'])(
    'refuses a name of only %j',
    async (name) => {
      const token = await loginAdministrator();
      const { data } = await api.call('listStaffOrganisations', '/sys/organisation', { token });
      const item = { kind: 'support', name: { CN: name } };
      const body = { ...data, items: [...data.items, item] };
      const how = { token, method: 'PUT', body } as const;
      const response = await api.call('updateOrganisations', '/sys/organisation', how);
      expect(response).toMatchObject({ status: 400 });
    },
  );
}
