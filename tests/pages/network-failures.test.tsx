import { afterEach, describe, expect, it } from 'vitest';
import {
  getChangeMyPasswordMockHandler,
  getEndMySessionMockHandler,
  getListMySessionsMockHandler,
  getUpdateMyContactMockHandler,
} from '@/api/generated/account/account.msw';
import {
  getListMySessionsResponseMock,
  getUpdateMyContactResponseMock,
} from '@/api/generated/account/account.faker';
import { getUpdateMySystemUserMockHandler } from '@/api/generated/system-user/system-user.msw';
import { activity, createStatefulServer } from '@/mocks';
import { PERSONAS } from '@/mocks/personas';
import { useOutbox } from '@/outbox/outbox';
import { FailingRequests } from './failing-requests';
import { respondFromMocks, renderSite, setScenario } from './render-site';

// Failed requests of the account settings and of activities: the page reports success only after a
// response, repeats no completed action and keeps the input. `form-drafts.test.tsx` covers the
// forms of entries and experts.

respondFromMocks();

type Screen = Awaited<ReturnType<typeof renderSite>>;

const { user, password } = PERSONAS.competitor;

interface Write {
  name: string;
  address: string;
  /** Intercepts the request before a handler that accepts it. */
  requests: () => FailingRequests;
  fill?: (screen: Screen) => Promise<void>;
  clickButton: (screen: Screen) => Promise<void>;
  /** Visible once the action has succeeded. */
  done: (screen: Screen) => ReturnType<Screen['getByText']>;
  /** Shown if no response arrived. */
  unsure: RegExp;
  /** Whether the page requests the outcome of the action by itself. */
  checksOutcome?: boolean;
}

const part = (screen: Screen, name: string) => screen.getByRole('region', { name, exact: true });
const click = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('button', { name, exact: true }).click();

const ACTIVITY = activity({ id: 'activity-1', state: 'open' });
const DETAILS = '/activity/details?id=activity-1';

const WRITES: readonly Write[] = [
  {
    name: 'signing up for an activity',
    address: DETAILS,
    requests: () =>
      new FailingRequests(
        'post',
        '*/client/activity/signUp',
        createStatefulServer([ACTIVITY]).handlers,
      ),
    clickButton: async (screen) => {
      const queued = screen.getByRole('button', { name: 'Don’t send' });
      if (queued.elements().length > 0) await queued.click();
      await click(screen, 'Sign up');
    },
    done: (screen) => screen.getByText('You are signed up'),
    unsure: /Your sign-up is saved/,
    checksOutcome: true,
  },
  {
    name: 'cancelling a sign-up',
    address: DETAILS,
    requests: () =>
      new FailingRequests(
        'post',
        '*/client/activity/cancel',
        createStatefulServer([ACTIVITY]).handlers,
      ),
    fill: async (screen) => {
      await click(screen, 'Sign up');
      await expect.element(screen.getByText('You are signed up')).toBeVisible();
    },
    clickButton: async (screen) => {
      await click(screen, 'Cancel sign-up');
      const dialog = screen.getByRole('dialog', { name: 'Cancel your sign-up?' });
      await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
    },
    done: (screen) => screen.getByRole('button', { name: 'Sign up', exact: true }),
    unsure: /The server didn’t respond/,
    checksOutcome: true,
  },
  {
    name: 'saving the profile',
    address: '/user-setting',
    requests: () =>
      new FailingRequests('put', '*/sys/user/my', [getUpdateMySystemUserMockHandler()]),
    fill: (screen) => part(screen, 'Profile').getByLabelText('First name').fill('Wei'),
    clickButton: (screen) => click(screen, 'Save profile'),
    done: (screen) => screen.getByText('Profile saved'),
    unsure: /The server didn’t respond/,
  },
  {
    name: 'saving the contact',
    address: '/user-setting',
    requests: () => {
      const response = getUpdateMyContactResponseMock();
      const data = { ...response.data, mobile: '13800000099' };
      const server = [getUpdateMyContactMockHandler({ ...response, data })];
      return new FailingRequests('put', '*/sys/user/my/contact', server);
    },
    fill: async (screen) => {
      const contact = part(screen, 'Phone and email');
      await contact.getByLabelText('Phone number').fill('13800000099');
      await contact.getByLabelText('Code sent to your phone').fill('402913');
      await contact.getByLabelText('Current password').fill(password);
    },
    clickButton: (screen) => click(screen, 'Save contact details'),
    done: (screen) => screen.getByText(/Contact details saved/),
    unsure: /The server didn’t respond/,
  },
  {
    name: 'changing the password',
    address: '/user-setting',
    requests: () =>
      new FailingRequests('put', '*/sys/user/my/password', [getChangeMyPasswordMockHandler()]),
    fill: async (screen) => {
      const form = part(screen, 'Password');
      await form.getByLabelText('Current password').fill(password);
      await form.getByLabelText('New password').fill('Second-password-2');
      await form.getByLabelText('Confirm password').fill('Second-password-2');
    },
    clickButton: (screen) => click(screen, 'Change password'),
    done: (screen) => screen.getByText(/Password changed/),
    unsure: /The server didn’t respond/,
  },
  {
    name: 'logging another device out',
    address: '/user-setting',
    requests: () => {
      const response = getListMySessionsResponseMock();
      const [own] = response.data;
      if (own === undefined) throw new Error('the contract shows no session');
      const other = { ...own, id: 'other', current: false, userAgent: 'MicroMessenger/8.0' };
      const server = [
        getListMySessionsMockHandler({ ...response, data: [own, other] }),
        getEndMySessionMockHandler(),
      ];
      return new FailingRequests('delete', '*/sys/user/my/sessions/*', server);
    },
    clickButton: (screen) =>
      screen.getByRole('button', { name: /^Log out (?!everywhere)/ }).click(),
    done: (screen) => screen.getByText('Device logged out'),
    unsure: /The server didn’t respond/,
  },
];

async function begin({ address, requests: open, fill }: Write) {
  await setScenario('competitor');
  const requests = open();
  const screen = await renderSite(address);
  await fill?.(screen);
  return { requests, screen };
}

afterEach(() => {
  for (const item of useOutbox.getState().items) useOutbox.getState().remove(item);
});

describe.each(WRITES)('$name', (write) => {
  const { clickButton, done, unsure, checksOutcome = false } = write;

  it('shows no success after a network error and succeeds on the next click', async () => {
    const { requests, screen } = await begin(write);
    requests.failure = 'request lost';
    await clickButton(screen);
    await expect.element(screen.getByText(unsure)).toBeVisible();
    await expect.element(done(screen)).not.toBeInTheDocument();
    expect(requests.received).toEqual([]);
    requests.failure = undefined;
    await clickButton(screen);
    await expect.element(done(screen)).toBeVisible();
    expect(requests.received).toHaveLength(1);
  });

  it('reaches the server’s state after a lost response', async () => {
    const { requests, screen } = await begin(write);
    requests.failure = 'response lost';
    await clickButton(screen);
    await expect.poll(() => requests.received.length).toBeGreaterThan(0);
    await expect.element(screen.getByText(unsure).or(done(screen)).first()).toBeVisible();
    requests.failure = undefined;
    if (!checksOutcome && done(screen).elements().length === 0) await clickButton(screen);
    await expect.element(done(screen)).toBeVisible();
    expect(new Set(requests.received).size, 'the same each time').toBe(1);
  });

  it('continues automatically after a login when the session has expired', async () => {
    const { requests, screen } = await begin(write);
    requests.failure = 'session ended';
    await clickButton(screen);
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    await expect.element(dialog).toBeVisible();
    expect(requests.received).toEqual([]);
    requests.failure = undefined;
    await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill(user.phone);
    await dialog.getByLabelText('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(done(screen)).toBeVisible();
    expect(requests.received).toHaveLength(1);
  });
});
