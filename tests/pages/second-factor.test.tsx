import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  getBeginMySecondFactorMockHandler,
  getConfirmMySecondFactorMockHandler,
  getGetMySecondFactorMockHandler,
  getRemoveMySecondFactorMockHandler,
  getRemoveSecondFactorMockHandler,
} from '@/api/generated/second-factor/second-factor.msw';
import {
  getBeginMySecondFactorResponseMock,
  getConfirmMySecondFactorResponseMock,
  getGetMySecondFactorResponseMock,
} from '@/api/generated/second-factor/second-factor.faker';
import {
  getGetSystemUserResponseMock,
  getListSystemUsersResponseMock,
} from '@/api/generated/system-user/system-user.faker';
import { getGetSystemUserMockHandler } from '@/api/generated/system-user/system-user.msw';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { success } from '@/mocks/responses';
import { restoreSession } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { respondFromMocks, renderSite, setScenario } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const TICKET = 'Zp3mW7xK0vQ8sYfJ1nTzA5uR9eLhB4dC2gHkMqXyPaE';
const OWN = '*/sys/user/my/second-factor';

/** Requires a code after the first step of a login; `respond` handles the second step. */
async function requireCode(path: string, respond: (body: unknown) => Response): Promise<void> {
  await setScenario('anonymous');
  const first = { code: 1005, msg: 'a code, please', version: '1', loginTicket: TICKET };
  mockWorker.use(
    http.post(path, () => HttpResponse.json(first)),
    http.post('*/client/user/login/confirm', async ({ request }) => respond(await request.json())),
  );
}

const refused = (msg: string) => HttpResponse.json({ code: 1001, msg, version: '1' });

/** Submits the first step on the login page. */
async function logIn() {
  const screen = await renderSite('/login');
  const form = screen.getByRole('tabpanel');
  await form.getByRole('textbox', { name: 'Phone number or email' }).fill('13800000001');
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('Compete-2026');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  return screen;
}

describe('a login with a second factor', () => {
  it('requests the code, shows the server’s rejection and starts the session with a correct code', async () => {
    const sent: unknown[] = [];
    await requireCode('*/client/user/login', (body) => {
      sent.push(body);
      const { token, user } = PERSONAS.competitor;
      return sent.length === 1 ? refused('Wrong code') : success({ token, phone: user.phone });
    });
    const screen = await logIn();
    const code = screen.getByLabelText('Verification code from your app');
    await expect.element(code).toBeVisible();
    expect(useSession.getState().token).toBeUndefined();
    await code.fill('123');
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByText('The code is incomplete')).toBeVisible();
    expect(sent).toEqual([]);
    await code.fill('123456');
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByRole('alert').getByText('Wrong code')).toBeVisible();
    await code.fill('654321');
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => useSession.getState().user?.id).toBe('user-competitor');
    expect(sent).toEqual([
      { loginTicket: TICKET, code: '123456' },
      { loginTicket: TICKET, code: '654321' },
    ]);
  });

  it('accepts a recovery code, and “Back” restores the input', async () => {
    const sent: unknown[] = [];
    await requireCode('*/client/user/login', (body) => {
      sent.push(body);
      return refused('This login took too long');
    });
    const screen = await logIn();
    await screen.getByRole('button', { name: 'Use a recovery code' }).click();
    await screen.getByLabelText('Recovery code').fill('K7QD-2MXP-9RTA-HW4N');
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByText('This login took too long')).toBeVisible();
    expect(sent).toEqual([{ loginTicket: TICKET, code: 'K7QD-2MXP-9RTA-HW4N' }]);
    await screen.getByRole('button', { name: 'Back' }).click();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
    const form = screen.getByRole('tabpanel');
    await expect.element(form.getByLabelText('Phone number or email')).toHaveValue('13800000001');
    await expect
      .element(form.getByLabelText('Password', { exact: true }))
      .toHaveValue('Compete-2026');
  });

  it('requests the code also after a code by SMS', async () => {
    await requireCode('*/client/user/login/phone', () => refused('Wrong code'));
    const screen = await renderSite('/login?mode=sms');
    await screen.getByRole('textbox', { name: 'Phone number' }).fill('13800000001');
    await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await screen.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(screen.getByLabelText('Verification code from your app')).toBeVisible();
  });
});

/** Serves the state of two-step login. */
function respondWithState(enabled: boolean, required = false): void {
  const response = getGetMySecondFactorResponseMock();
  const state = { enabled, required, recoveryCodesLeft: enabled ? 9 : 0 };
  const since = enabled && { enabledDate: '2026-11-20T16:30:00+08:00' };
  mockWorker.use(getGetMySecondFactorMockHandler({ ...response, data: { ...state, ...since } }));
}

describe('two-step login in the account settings', () => {
  it('is set up with password and code and shows recovery codes to copy and download', async () => {
    respondWithState(false);
    const sent: unknown[] = [];
    mockWorker.use(
      http.post(`${OWN}*`, async ({ request }) => {
        sent.push(await request.clone().json());
      }),
      getBeginMySecondFactorMockHandler(),
      getConfirmMySecondFactorMockHandler(),
    );
    await setScenario('competitor');
    const screen = await renderSite('/user-setting');
    const section = screen.getByRole('region', { name: 'Two-step login' });
    await section.getByLabelText('Current password').fill('Compete-2026');
    await section.getByRole('button', { name: 'Set up two-step login' }).click();
    await expect.element(section.getByRole('img', { name: /QR code/ })).toBeVisible();
    const { secret } = getBeginMySecondFactorResponseMock().data;
    await expect.element(section.getByText(secret.replace(/.{4}(?=.)/g, '$& '))).toBeVisible();
    await section.getByLabelText('Verification code from your app').fill('402913');
    respondWithState(true);
    await section.getByRole('button', { name: 'Turn on two-step login' }).click();
    await expect.poll(() => sent).toEqual([{ password: 'Compete-2026' }, { code: '402913' }]);

    const codes = screen.getByRole('region', { name: 'Save your recovery codes' });
    const { recoveryCodes } = getConfirmMySecondFactorResponseMock().data;
    for (const code of recoveryCodes) await expect.element(codes.getByText(code)).toBeVisible();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await codes.getByRole('button', { name: 'Copy' }).click();
    await expect.element(codes.getByText('Copied')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(`${recoveryCodes.join('\n')}\n`);
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await codes.getByRole('button', { name: 'Download' }).click();
    expect(save.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'recovery-codes.txt',
    ]);
    save.mockRestore();
    copy.mockRestore();
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect.element(screen.getByText(/9 recovery codes left/)).toBeVisible();
  });

  it('is turned off with password and code', async () => {
    respondWithState(true);
    const sent: unknown[] = [];
    mockWorker.use(
      http.post(`${OWN}/remove`, async ({ request }) => {
        sent.push(await request.clone().json());
      }),
      getRemoveMySecondFactorMockHandler(),
    );
    await setScenario('competitor');
    const screen = await renderSite('/user-setting');
    const section = screen.getByRole('region', { name: 'Two-step login' });
    await section.getByRole('button', { name: 'Turn off two-step login' }).click();
    await section.getByLabelText('Current password').fill('Compete-2026');
    await section.getByLabelText(/or a recovery code/).fill('402913');
    respondWithState(false);
    await section.getByRole('button', { name: 'Turn off two-step login' }).click();
    await expect
      .element(section.getByRole('button', { name: 'Set up two-step login' }))
      .toBeVisible();
    expect(sent).toEqual([{ password: 'Compete-2026', code: '402913' }]);
  });
});

describe('staff without a required second factor', () => {
  it('are redirected from the back office to the account settings', async () => {
    respondWithState(false, true);
    await setScenario('administrator');
    const user = { ...PERSONAS.administrator.user, mustSetUpSecondFactor: true };
    mockWorker.use(http.get('*/client/user/current', () => success(user)));
    await restoreSession();
    const screen = await renderSite('/a/home');
    await expect.element(screen.getByText(/Staff need two-step login/)).toBeVisible();
    expect(window.location.hash).toMatch(/^#\/user-setting/);
  });
});

it('staff remove a user’s second factor with their own password', async () => {
  const response = getGetSystemUserResponseMock();
  const data = { ...response.data, id: 'user-lost', secondFactorDate: '2026-11-20T16:30:00+08:00' };
  mockWorker.use(getGetSystemUserMockHandler({ ...response, data }));
  const sent: unknown[] = [];
  mockWorker.use(
    http.post('*/sys/user/second-factor/remove', async ({ request }) => {
      sent.push(await request.clone().json());
    }),
    getRemoveSecondFactorMockHandler(),
  );
  const screen = await renderForStaff('/a/sys/user');
  const [first] = getListSystemUsersResponseMock().data.records;
  const name = `${first?.firstName ?? ''} ${first?.lastName ?? ''}`;
  await screen.getByRole('button', { name, exact: true }).first().click();
  const details = screen.getByRole('dialog', { name: 'User details' });
  await details.getByRole('button', { name: 'Remove two-step login' }).click();
  await screen.getByLabelText('Your password', { exact: true }).fill('Admin-2026');
  await screen.getByRole('button', { name: 'Remove two-step login' }).last().click();
  await expect.poll(() => sent).toEqual([{ id: 'user-lost', password: 'Admin-2026' }]);
});
