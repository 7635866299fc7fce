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

describe('a page whose data fails to load', () => {
  it.each([
    ['a rejected list', '/activity', LIST, () => refused(422), msg],
    ['a rejected record', DETAILS, ONE, () => refused(409), msg],
    ['a business rule', '/activity', LIST, () => HttpResponse.json({ code: 1001, msg }), msg],
    [
      'an invalid response',
      '/activity',
      LIST,
      () => HttpResponse.json({ code: 200, msg }),
      'This page can’t read the server’s response',
    ],
    [
      'the rate limit',
      '/activity',
      LIST,
      () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '600' } }),
      'Too many requests. Please wait 600 seconds',
    ],
  ])(
    'shows the reason and no hint about the connection after %s',
    async (_, path, call, reply, words) => {
      mockWorker.use(http.get(call, reply));
      const main = (await renderSite(path)).getByRole('main');
      await expect.element(main.getByText(words)).toBeVisible();
      await expect.element(main.getByText(CONNECTION)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['no response', () => HttpResponse.error(), CONNECTION],
    [
      'an HTTP 502 page',
      () => new HttpResponse('<html>', { status: 502 }),
      'The server has a problem. Please try again later',
    ],
  ])('shows a transport error: %s', async (_, reply, words) => {
    mockWorker.use(http.get(LIST, reply));
    const main = (await renderSite('/activity')).getByRole('main');
    await expect.element(main.getByText(words), { timeout: 15_000 }).toBeVisible();
  });
});

describe('a rejected sign-up', () => {
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

  it('shows the server’s message next to the button', async () => {
    await setScenario('competitor');
    offer(410);
    const main = (await renderSite(DETAILS)).getByRole('main');
    await main.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(main.getByText(msg)).toBeVisible();
    await expect.element(main.getByText(CONNECTION)).not.toBeInTheDocument();
  });

  it('with HTTP 403 ends the session and opens the login dialog, regardless of the code in the body', async () => {
    await setScenario('competitor');
    offer(403);
    const screen = await renderSite(DETAILS);
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(useSession.getState().token).toBeUndefined();
  });
});
