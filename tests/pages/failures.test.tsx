import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  getGetActivityMockHandler,
  getGetActivitySignUpMockHandler,
} from '@/api/generated/activity/activity.msw';
import {
  getGetActivityResponseMock,
  getGetActivitySignUpResponseMock,
} from '@/api/generated/activity/activity.faker';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

const LIST = '*/client/activity/anons';
const ONE = '*/client/activity/anons/activity-1';
const DETAILS = '/activity/details?id=activity-1';
const CONNECTION = /Check your connection/;
const msg = 'Closed for <b>maintenance</b>';
const refused = (status: number) => HttpResponse.json({ code: status, msg }, { status });

describe('a page that could not be loaded', () => {
  it.each([
    ['a list that is refused', '/activity', LIST, () => refused(422), msg],
    ['a record that is refused', DETAILS, ONE, () => refused(409), msg],
    ['a broken rule', '/activity', LIST, () => HttpResponse.json({ code: 1001, msg }), msg],
    [
      'an unreadable answer',
      '/activity',
      LIST,
      () => HttpResponse.json({ code: 200, msg }),
      'This page can’t read the server’s response',
    ],
    [
      'too many requests',
      '/activity',
      LIST,
      () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '600' } }),
      'Too many requests. Please wait 600 seconds',
    ],
  ])('says why, and not to check the connection: %s', async (_, path, call, reply, words) => {
    mockWorker.use(http.get(call, reply));
    const main = (await renderSite(path)).getByRole('main');
    await expect.element(main.getByText(words)).toBeVisible();
    await expect.element(main.getByText(CONNECTION)).not.toBeInTheDocument();
  });

  it.each([
    ['no answer', () => HttpResponse.error(), CONNECTION],
    [
      'a server that is down',
      () => new HttpResponse('<html>', { status: 502 }),
      'The server has a problem. Please try again later',
    ],
  ])('says what broke on the way: %s', async (_, reply, words) => {
    mockWorker.use(http.get(LIST, reply));
    const main = (await renderSite('/activity')).getByRole('main');
    await expect.element(main.getByText(words), { timeout: 15_000 }).toBeVisible();
  });
});

describe('a sign-up that is refused', () => {
  const offer = (status: number) => {
    const response = getGetActivityResponseMock();
    const mine = getGetActivitySignUpResponseMock();
    mockWorker.use(
      getGetActivityMockHandler({ ...response, data: { ...response.data, state: 'open' } }),
      getGetActivitySignUpMockHandler({
        ...mine,
        data: { activityId: 'activity-1', status: 'none' },
      }),
      http.post('*/client/activity/signUp', () => refused(status)),
    );
  };

  it('stays said beside its button, in the server’s words', async () => {
    await setScenario('competitor');
    offer(410);
    const main = (await renderSite(DETAILS)).getByRole('main');
    await main.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(main.getByText(msg)).toBeVisible();
    await expect.element(main.getByText(CONNECTION)).not.toBeInTheDocument();
  });

  it('by HTTP 403 ends the session and asks for a login, whatever code the body has', async () => {
    await setScenario('competitor');
    offer(403);
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(useSession.getState().token).toBeUndefined();
  });
});
