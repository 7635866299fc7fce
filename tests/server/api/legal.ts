import { eq, gt } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/http/types.ts';
import { consents, legalTexts, users } from '../../../server/database/schema.ts';
import { api, CONSENT, loginAdministrator } from './context.ts';

const PASSWORD = 'first-password';
const TEXT = {
  CN: '<h2>我们收集什么</h2><p>手机号。</p>',
  US: '<h2>What we collect</h2><p>A number.</p>',
};
const MISSING = '请先阅读并同意最新的隐私政策与用户协议';

let made = 0;

/** Registers a new account with this consent. */
async function register(consent?: Schemas['LegalVersions'], language = 'zh-CN') {
  made += 1;
  const mobile = `1320000${String(made).padStart(4, '0')}`;
  const response = await api.call('registerUser', '/client/user/register', {
    headers: { 'accept-language': language },
    body: {
      username: mobile,
      mobile,
      email: `legal${made}@example.org`,
      password: PASSWORD,
      ...(consent && { consent }),
    },
  });
  return { mobile, response, logIn: () => api.login(mobile, PASSWORD) };
}

/** Legal texts: publication by staff and consent of users. */
export function legalTests(): void {
  let staff: string;
  beforeAll(async () => {
    staff = await loginAdministrator();
  });
  afterEach(async () => {
    await api.db.delete(legalTexts).where(gt(legalTexts.version, 1));
  });

  const list = async () =>
    (await api.call('listStaffLegalTexts', '/sys/legal', { token: staff })).data;
  const read = (kind: string, language = 'zh-CN') =>
    api.call('getLegalText', `/client/legal/${kind}`, { headers: { 'accept-language': language } });
  const legal = async () => (await api.call('getIdentity', '/client/identity')).data.legal;
  const publish = (
    kind: string,
    { content = TEXT, revision = 1, askAgain = false }: Partial<Schemas['LegalTextBody']> = {},
  ) =>
    api.call('publishLegalText', `/sys/legal/${kind}`, {
      token: staff,
      method: 'PUT',
      body: { content, revision, askAgain },
    });
  const agree = (token: string, consent: Schemas['LegalVersions']) =>
    api.call('giveConsent', '/client/user/consent', { token, method: 'PUT', body: { consent } });
  const needed = async (token: string) =>
    (await api.call('getCurrentUser', '/client/user/current', { token })).data.consentNeeded;
  const agreed = async (token: string) =>
    (await api.call('getMyData', '/sys/user/my/data', { token })).data.consents;

  it('returns a text in the request’s language, with version and date', async () => {
    expect((await read('privacy')).data).toMatchObject({
      kind: 'privacy',
      language: 'CN',
      version: 1,
    });
    const english = (await read('privacy', 'en')).data;
    expect(english.language).toBe('US');
    expect(english.content).toContain('<h2>What we collect</h2>');
    expect(Date.parse(english.publishDate)).not.toBeNaN();
    expect(await legal()).toEqual({ privacy: 1, terms: 1, accessibility: 1 });
  });

  it('publishes a new version, sanitized and converted, and keeps the former one', async () => {
    const content = { ...TEXT, US: `${TEXT.US}<script>alert(1)</script>` };
    const { data } = await publish('terms', { content });
    expect(data).toMatchObject({ kind: 'terms', version: 2, askAgain: false });
    expect(data.content.US).toBe(TEXT.US);
    expect(data.content.HK).toContain('手機號');
    expect((await read('terms', 'zh-HK')).data).toMatchObject({ version: 2, language: 'HK' });
    expect((await legal()).terms).toBe(2);
    const rows = await api.db.select().from(legalTexts).where(eq(legalTexts.kind, 'terms'));
    expect(rows.map(({ version }) => version).sort()).toEqual([1, 2]);
  });

  it('creates no version for an unchanged text', async () => {
    const stored = (await list()).find(({ kind }) => kind === 'terms');
    const { data } = await publish('terms', { content: stored?.content ?? TEXT });
    expect(data.version).toBe(1);
  });

  it('refuses to overwrite a version that was published meanwhile', async () => {
    await publish('privacy');
    const { status } = await publish('privacy', { content: { CN: '<p>别的</p>' } });
    expect(status).toBe(409);
    expect((await read('privacy')).data.content).toBe(TEXT.CN);
  });

  it('unpublishes a text whose new version is empty', async () => {
    const { data } = await publish('accessibility', { content: { CN: '<p> </p>' } });
    expect(data.content.CN).toBe('');
    expect((await read('accessibility')).status).toBe(404);
    expect(await legal()).toEqual({ privacy: 1, terms: 1 });
  });

  it('requests no consent while no text exists', async () => {
    const stored = await api.db.select().from(legalTexts);
    await api.db.delete(legalTexts);
    expect((await list()).map(({ version }) => version)).toEqual([0, 0, 0]);
    expect((await read('privacy')).status).toBe(404);
    expect((await register()).response.code).toBe(200);
    expect((await publish('privacy', { revision: 0 })).data.version).toBe(1);
    expect(await legal()).toEqual({ privacy: 1 });
    expect((await register({ terms: 1 })).response.code).toBe(1001);
    expect((await register({ privacy: 1 })).response.code).toBe(200);
    await api.db.delete(legalTexts);
    await api.db.insert(legalTexts).values(stored);
  });

  it.each([
    ['nothing', undefined],
    ['one of the two', { privacy: 1 }],
    ['a version that does not exist', { privacy: 1, terms: 2 }],
  ])('refuses a registration with consent to %s, and creates no account', async (_, consent) => {
    const { mobile, response } = await register(consent);
    expect(response).toMatchObject({ code: 1001, msg: MISSING });
    expect(await api.db.$count(users, eq(users.phone, mobile))).toBe(0);
  });

  it('returns the refusal in the user’s language', async () => {
    const { response } = await register(undefined, 'en');
    expect(response.msg).toBe(
      'Please read and agree to the current privacy policy and terms of use first',
    );
  });

  it('stores the consent of a registration with version and time, and shows it in the own data', async () => {
    const { logIn } = await register({ ...CONSENT, accessibility: 1 });
    const token = await logIn();
    const agreedDate = api.clock.now.toISOString();
    expect(await agreed(token)).toEqual([
      { kind: 'privacy', version: 1, agreedDate },
      { kind: 'terms', version: 1, agreedDate },
    ]);
    expect(await needed(token)).toBeUndefined();
  });

  it('accepts consent to the former version unless the new one requires it again', async () => {
    await publish('privacy');
    expect((await register(CONSENT)).response.code).toBe(200);
    await publish('privacy', { revision: 2, content: { CN: '<p>新</p>' }, askAgain: true });
    expect((await register(CONSENT)).response.code).toBe(1001);
    expect((await register({ ...CONSENT, privacy: 3 })).response.code).toBe(200);
  });

  it('requests consent of an existing account once when staff require it again, and stores it', async () => {
    const { logIn } = await register(CONSENT);
    const token = await logIn();
    await publish('privacy', { askAgain: true });
    expect(await needed(token)).toEqual({ privacy: 2 });
    expect((await agree(token, CONSENT)).code).toBe(1001);
    expect((await agree(token, { terms: 1 })).code).toBe(1001);
    expect((await agree(token, { privacy: 2 })).data).toEqual({ consentNeeded: {} });
    expect(await needed(token)).toBeUndefined();
    expect((await agree(token, { privacy: 2 })).code).toBe(200);
    expect((await agreed(token)).map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'privacy 1',
      'privacy 2',
      'terms 1',
    ]);
  });

  it('requests missing consent of staff too, and never consent to the accessibility statement', async () => {
    const { data } = await publish('accessibility', { askAgain: true });
    expect(data.askAgain).toBe(false);
    expect(await needed(staff)).toBeUndefined();
    await publish('terms', { askAgain: true });
    expect(await needed(staff)).toEqual({ terms: 2 });
  });

  it('deletes the consent of an account when it is closed', async () => {
    const { mobile, logIn } = await register(CONSENT);
    const token = await logIn();
    const [row] = await api.db.select().from(users).where(eq(users.phone, mobile));
    const body = { password: PASSWORD };
    await api.call('closeMyAccount', '/sys/user/my/close', { token, body });
    expect(await api.db.$count(consents, eq(consents.userId, row?.id ?? ''))).toBe(0);
  });
}
