import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { respondFromMocks, renderSite, setScenario } from './render-site';

respondFromMocks();

/** Logs in again after the session has expired. */
async function logInAgain(
  screen: Awaited<ReturnType<typeof renderSite>>,
  { user, password }: { user: { phone: string }; password: string } = PERSONAS.competitor,
): Promise<void> {
  useSession.getState().end();
  useLoginModal.getState().show('expired');
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill(user.phone);
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

describe('a page is asked for again with a random parameter after a login (spec 4)', () => {
  it.each([
    ['without a search', '/guide', /^#\/guide\?_=\w+$/],
    ['with a search of its own', '/news?page=2', /^#\/news\?page=2&_=\w+$/],
    [
      'of a list that is filtered',
      '/entries?page=1&city=310000',
      /^#\/entries\?.*city=310000&_=\w+$/,
    ],
    [
      'of one record',
      '/activity/details?id=activity-1',
      /^#\/activity\/details\?id=activity-1&_=\w+$/,
    ],
    ['that has been asked for again before', '/news?_=before', /^#\/news\?_=(?!before)\w+$/],
  ])('%s', async (_, address, expected) => {
    await setScenario('competitor');
    const screen = await renderSite(address);
    await logInAgain(screen);
    await expect.poll(() => location.hash).toMatch(expected);
  });

  it('of staff, and sends the parameter to no operation', async () => {
    const asked: string[] = [];
    mockWorker.use(
      http.get('*/sys/user', ({ request }) => {
        asked.push(new URL(request.url).search);
      }),
    );
    await setScenario('administrator');
    const screen = await renderSite('/a/sys/user?size=20');
    await expect.poll(() => asked.length).toBe(1);
    await logInAgain(screen, PERSONAS.administrator);
    await expect.poll(() => location.hash).toMatch(/^#\/a\/sys\/user\?size=20&_=\w+$/);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    expect(asked.filter((search) => search.includes('_='))).toEqual([]);
  });
});
