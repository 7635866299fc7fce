import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { getActivitySignUp } from '@/api/generated/activity/activity';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { loadCurrentUser } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

const NUMBER = '11010519491231002X';
const { phone } = PERSONAS.competitor.user;

/** Stores drafts and queued requests with identity numbers in the browser. */
function storeUserData(): void {
  const draft = { version: 1, savedAt: new Date().toISOString(), revision: 0, sent: [], tab: 'a' };
  const files = { logo: [], video: [], attachments: [] };
  const team = { leader: 'Ming', identity: { type: 'mainlandId', number: NUMBER } };
  const stored = {
    [`draft:entry:${phone}`]: { ...draft, values: { name: 'Solar roof', team, ...files } },
    [`draft:expert:${phone}`]: { ...draft, values: { name: 'Ming', identity: { number: NUMBER } } },
    outbox: [{ kind: 'entry', phone, body: { name: 'Solar roof', team } }],
  };
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(key, JSON.stringify(value));
}

const everything = () => JSON.stringify([localStorage, sessionStorage]);
const drafts = () => JSON.stringify(localStorage.getItem(`draft:entry:${phone}`));

async function logOut(screen: Awaited<ReturnType<typeof renderSite>>): Promise<void> {
  await screen.getByRole('button', { name: 'Xiaotong Lin' }).click();
  await screen.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => useSession.getState().token).toBeUndefined();
}

afterEach(() => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('draft:') || key === 'outbox') localStorage.removeItem(key);
});

describe('the browser after a session', () => {
  it('keeps drafts but no identity numbers after the logout', async () => {
    await setScenario('competitor');
    storeUserData();
    await logOut(await renderSite('/news'));
    expect(everything()).not.toContain(NUMBER);
    for (const key of [`draft:entry:${phone}`, `draft:expert:${phone}`, 'outbox'])
      expect(localStorage.getItem(key)).toMatch(/Solar roof|Ming/);
  });

  it('keeps no identity numbers after the session has expired', async () => {
    await setScenario('expired');
    storeUserData();
    await renderSite('/news');
    await expect(getActivitySignUp('activity-1')).rejects.toMatchObject({ kind: 'SessionExpired' });
    expect(everything()).not.toContain(NUMBER);
    expect(drafts()).toContain('Solar roof');
  });

  it('keeps no identity number typed right before the logout', async () => {
    await setScenario('competitor');
    const nothing = { code: 200, msg: 'ok', version: '1', data: null };
    mockWorker.use(http.get('*/client/expert/current', () => HttpResponse.json(nothing)));
    const screen = await renderSite('/expert');
    await screen.getByLabelText('Name', { exact: true }).fill('Ming Zhou');
    await screen.getByLabelText('Document number').fill(NUMBER);
    await logOut(screen);
    await expect.poll(() => localStorage.getItem(`draft:expert:${phone}`)).toContain('Ming Zhou');
    expect(everything()).not.toContain(NUMBER);
  });

  it('ignores a response that arrives after the logout', async () => {
    await setScenario('competitor');
    const reply = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    mockWorker.use(
      http.get('*/client/user/current', async () => {
        asked.resolve(undefined);
        await reply.promise;
        return undefined;
      }),
    );
    const loading = loadCurrentUser();
    await asked.promise;
    useSession.getState().end({ forgetPhone: true });
    reply.resolve(undefined);
    await loading;
    expect(useSession.getState().user).toBeUndefined();
    expect(localStorage.getItem('permissions')).toBeNull();
  });
});
