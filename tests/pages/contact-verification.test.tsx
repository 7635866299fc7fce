import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  getGetActivityMockHandler,
  getGetActivitySignUpMockHandler,
  getSignUpActivityMockHandler,
} from '@/api/generated/activity/activity.msw';
import {
  getGetActivityResponseMock,
  getGetActivitySignUpResponseMock,
} from '@/api/generated/activity/activity.faker';
import { getGetCurrentUserMockHandler } from '@/api/generated/session/session.msw';
import { SETTLED } from '@/lib/when-idle';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { useOutbox } from '@/outbox/outbox';
import { sendOutbox } from '@/outbox/send-outbox';
import { useSession } from '@/session/session-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';
import { shortenWaits } from './short-waits';

respondFromMocks();
// The module that sends the queue loads after this wait.
beforeEach(() => {
  shortenWaits(SETTLED);
});

const ID = 'activity-1';
const { user } = PERSONAS.competitor;
const envelope = { code: 200 as const, msg: 'ok', version: '1.0.0' };
const refusal = { code: 1001, msg: 'Wrong code', version: '1.0.0' };

/** The contacts that the server has not confirmed. */
let unconfirmed: ('mobile' | 'email')[];
/** Request bodies, and the number of sign-ups. */
let sent: { signUp: number; codes: unknown[]; verifications: unknown[] };

beforeEach(async () => {
  unconfirmed = ['mobile', 'email'];
  sent = { signUp: 0, codes: [], verifications: [] };
  const activity = getGetActivityResponseMock();
  const mine = getGetActivitySignUpResponseMock();
  await setScenario('competitor');
  mockWorker.use(
    getGetActivityMockHandler({ ...activity, data: { ...activity.data, state: 'open' } }),
    getGetActivitySignUpMockHandler({ ...mine, data: { activityId: ID, status: 'none' } }),
    getGetCurrentUserMockHandler(() => ({ ...envelope, data: { ...user, unconfirmed } })),
    http.post('*/client/activity/signUp', () => {
      sent.signUp += 1;
      const needed = { code: 1004, msg: 'Please confirm first', version: '1.0.0' };
      return unconfirmed.length === 2 ? HttpResponse.json(needed) : undefined;
    }),
    getSignUpActivityMockHandler(),
    http.post('*/sys/user/my/contact/code', async ({ request }) => {
      sent.codes.push(await request.json());
      return HttpResponse.json({ ...envelope, data: { waitSeconds: 60, lifetimeSeconds: 600 } });
    }),
    http.put('*/sys/user/my/contact', async ({ request }) => {
      const body = (await request.json()) as Record<string, string>;
      sent.verifications.push(body);
      if ((body['emailCode'] ?? body['mobileCode']) !== '123456') return HttpResponse.json(refusal);
      unconfirmed = unconfirmed.filter((one) => !(one in body));
      return undefined;
    }),
  );
  const { setUser } = useSession.getState();
  setUser({ ...user, unconfirmed });
});

type Screen = Awaited<ReturnType<typeof renderSite>>;

async function clickSignUp(screen: Screen) {
  await screen.getByRole('main').getByRole('button', { name: 'Sign up', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirm your account' });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

describe('a sign-up of an account without a confirmed contact', () => {
  it('asks for a code sent to the email address, then continues', async () => {
    const screen = await renderSite(`/activity/details?id=${ID}`);
    const dialog = await clickSignUp(screen);
    await expect.element(dialog.getByRole('radio', { name: user.email })).toBeChecked();
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect.poll(() => sent.codes).toEqual([{ email: user.email }]);
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await dialog.getByRole('button', { name: 'Confirm and continue' }).click();
    await expect.poll(() => sent.signUp).toBe(2);
    expect(sent.verifications).toEqual([{ email: user.email, emailCode: '123456' }]);
    await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    await expect.element(screen.getByText('Please confirm first')).not.toBeInTheDocument();
  });

  it('accepts a code sent to the phone instead', async () => {
    const screen = await renderSite(`/activity/details?id=${ID}`);
    const dialog = await clickSignUp(screen);
    await dialog.getByRole('radio', { name: user.phone }).click();
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect.poll(() => sent.codes).toEqual([{ mobile: user.phone }]);
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await dialog.getByRole('button', { name: 'Confirm and continue' }).click();
    await expect.poll(() => sent.signUp).toBe(2);
  });

  it('shows an error for a missing or wrong code in the dialog, and stays open', async () => {
    const screen = await renderSite(`/activity/details?id=${ID}`);
    const dialog = await clickSignUp(screen);
    await dialog.getByRole('button', { name: 'Confirm and continue' }).click();
    await expect.element(dialog.getByText('please enter the verification code')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('000000');
    await dialog.getByRole('button', { name: 'Confirm and continue' }).click();
    await expect.element(dialog.getByRole('alert').getByText('Wrong code')).toBeVisible();
    expect(sent.signUp).toBe(1);
  });

  it('is not sent again when the dialog is closed, and shows the reason', async () => {
    const screen = await renderSite(`/activity/details?id=${ID}`);
    const dialog = await clickSignUp(screen);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('Please confirm first')).toBeVisible();
    expect(sent.signUp).toBe(1);
  });

  it('closes the dialog when the session ends', async () => {
    const screen = await renderSite(`/activity/details?id=${ID}`);
    const dialog = await clickSignUp(screen);
    useSession.getState().end();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(sent.signUp).toBe(1);
  });
});

describe('a sign-up in the offline queue', () => {
  it('asks for the confirmation once, and stays queued when the dialog is closed', async () => {
    const item = { kind: 'activity', phone: user.phone, activityId: ID } as const;
    const screen = await renderSite('/news');
    useOutbox.getState().add(item);
    const dialog = screen.getByRole('dialog', { name: 'Confirm your account' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(await sendOutbox()).toEqual([]);
    expect(useOutbox.getState().items).toEqual([item]);
    expect(dialog.query()).toBeNull();
    useOutbox.getState().remove(item);
  });
});
