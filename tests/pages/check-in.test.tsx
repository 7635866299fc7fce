import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  getGetActivityMockHandler,
  getGetActivitySignUpMockHandler,
  getSignInActivityMockHandler,
} from '@/api/generated/activity/activity.msw';
import {
  getGetActivityResponseMock,
  getSignInActivityResponseMock,
} from '@/api/generated/activity/activity.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, setScenario, renderSite, setClock } from './render-site';

respondFromMocks();

const SCANNED = '/activity/details?id=activity-1&code=482916';
type Status = 'none' | 'signedUp' | 'signedIn';

/** Mocks an activity on 5 December 2026 for a user with this status, and sets the clock. */
function mockActivity(status: Status, now = '2026-12-05T13:30:00+08:00'): void {
  setClock(now);
  const activity = getGetActivityResponseMock();
  const response = getSignInActivityResponseMock();
  let current: Status = status;
  const message = () => ({ ...response, data: { ...response.data, status: current } });
  mockWorker.use(
    getGetActivityMockHandler(activity),
    getGetActivitySignUpMockHandler(message),
    getSignInActivityMockHandler(() => {
      current = 'signedIn';
      return message();
    }),
  );
}

describe('check-in with the code of the venue', () => {
  it('fills in the scanned code and confirms the check-in', async () => {
    await setScenario('competitor');
    mockActivity('signedUp');
    const screen = await renderSite(SCANNED);
    await expect
      .element(screen.getByRole('textbox', { name: 'Check-in code' }))
      .toHaveValue('482916');
    await screen.getByRole('button', { name: 'Check in' }).click();
    await expect.element(screen.getByText('You have checked in')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Check in' })).not.toBeInTheDocument();
  });

  it('shows the server’s message at the field when a code is refused', async () => {
    await setScenario('competitor');
    mockActivity('signedUp');
    const msg = 'The check-in code is wrong';
    mockWorker.use(
      http.post('*/client/activity/signIn', () =>
        HttpResponse.json({ code: 1001, msg, version: '1' }),
      ),
    );
    const screen = await renderSite('/activity/details?id=activity-1');
    const code = screen.getByRole('textbox', { name: 'Check-in code' });
    await expect.element(screen.getByRole('button', { name: 'Check in' })).toBeDisabled();
    await code.fill('111111');
    await screen.getByRole('button', { name: 'Check in' }).click();
    await expect.element(screen.getByRole('main').getByRole('alert')).toHaveTextContent(msg);
    await expect.element(code).toHaveAttribute('aria-invalid', 'true');
    await expect.element(code).toHaveValue('111111');
  });

  it.each([
    [
      'before its day',
      '2026-12-04T20:00:00+08:00',
      'Check-in opens on 12/5/26. Use the code at the venue or your ticket',
    ],
    ['after its day', '2026-12-06T09:00:00+08:00', 'The activity has ended and check-in is closed'],
  ])('is not offered %s', async (_, now, words) => {
    await setScenario('competitor');
    mockActivity('signedUp', now);
    const screen = await renderSite(SCANNED);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
    await expect
      .element(screen.getByRole('textbox', { name: 'Check-in code' }))
      .not.toBeInTheDocument();
  });

  it('asks visitors to log in, and users without a sign-up to sign up first', async () => {
    mockActivity('none');
    const screen = await renderSite(SCANNED);
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Log in first, then check in with the code you scanned');
    await screen.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await screen.unmount();

    await setScenario('competitor');
    mockActivity('none');
    const again = await renderSite(SCANNED);
    await expect
      .element(again.getByRole('alert'))
      .toHaveTextContent('You haven’t signed up for this activity, so you can’t check in');
  });
});
