import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectNotices } from '@/lib/notices';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

const RESET = '*/client/user/reset-password/email';

type Screen = Awaited<ReturnType<typeof renderSite>>;
type Mode = 'password' | 'register' | 'find' | 'sms';

const TABS = { register: 'Register', find: 'Find password' };

/** The login page, which shows the same forms as the dialog, in a mode. */
async function openForm(mode: Mode): Promise<Screen> {
  await setScenario('anonymous');
  const screen = await renderSite(mode === 'sms' ? '/login?mode=sms' : '/login');
  if (mode === 'register' || mode === 'find')
    await screen.getByRole('tab', { name: TABS[mode] }).click();
  return screen;
}

/** Each mode's fields, filled in rightly. */
const FIELDS: Record<Mode, Record<string, string>> = {
  password: { 'Phone number': '13800000001', Password: 'Compete-2026' },
  register: {
    'Phone number': '13611112222',
    Email: 'new@example.org',
    Password: 'First-1',
    'Confirm password': 'First-1',
  },
  find: {
    Email: 'known@example.org',
    'Verification code': '123456',
    'New password': 'Second-1',
    'Confirm password': 'Second-1',
  },
  sms: { 'Phone number': '13800000001', 'Verification code': '123456' },
};

const SUBMIT: Record<Mode, string> = {
  password: 'Log in',
  register: 'Register',
  find: 'Reset password',
  sms: 'Log in',
};

/** The form shown; the others stand behind their tabs. */
function shown(screen: Screen, mode: Mode) {
  return mode === 'sms' ? screen.getByRole('main') : screen.getByRole('tabpanel');
}

async function fill(screen: Screen, mode: Mode, fields = FIELDS[mode]): Promise<void> {
  const form = shown(screen, mode);
  for (const [name, value] of Object.entries(fields))
    await form.getByRole('textbox', { name, exact: true }).fill(value);
  if (mode === 'register') await form.getByRole('checkbox').click();
}

async function click(screen: Screen, mode: Mode, button = SUBMIT[mode]): Promise<void> {
  await shown(screen, mode).getByRole('button', { name: button, exact: true }).click();
}

/** What the server says, or that it doesn't answer. */
type ShownTexts = 'words' | 'no words' | 'nothing';

function respond(path: string, said: ShownTexts): void {
  const refused = { code: 1001, version: '1', ...(said === 'words' && { msg: 'Server words' }) };
  mockWorker.use(
    http.post(path, () => (said === 'nothing' ? HttpResponse.error() : HttpResponse.json(refused))),
  );
}

describe('shows the failure in the form’s alert (spec 8)', () => {
  const LOGIN = '*/client/user/login';
  const PHONE = '*/client/user/login/phone';
  const REGISTER = '*/client/user/register';

  it.each<[Mode, string, [ShownTexts, string][]]>([
    [
      'password',
      LOGIN,
      [
        ['words', 'Server words'],
        ['no words', 'wrong username or password'],
      ],
    ],
    ['sms', PHONE, [['no words', 'verification code error']]],
    [
      'register',
      REGISTER,
      [
        ['words', 'Server words'],
        ['no words', 'registration failed'],
        ['nothing', 'registration failed, please try again later'],
      ],
    ],
    [
      'find',
      RESET,
      [
        ['no words', 'password reset failed'],
        ['nothing', 'password reset failed, please try again later'],
      ],
    ],
  ])('%s, refused by %s: %j', async (mode, path, responses) => {
    const screen = await openForm(mode);
    await fill(screen, mode);
    const alert = shown(screen, mode).getByRole('alert');
    for (const [said, message] of responses) {
      respond(path, said);
      await click(screen, mode);
      await expect.element(alert.getByText(message, { exact: true })).toBeVisible();
    }
  });

  it.each<[Mode, string, [ShownTexts, string][]]>([
    [
      'find',
      '*/reset-password/send-email',
      [
        ['words', 'Server words'],
        ['no words', 'send failed, please try again later'],
        ['nothing', 'send failed, please try again later'],
      ],
    ],
    [
      'sms',
      '*/login/sendVerify',
      [
        ['no words', 'request error, please try again later'],
        ['nothing', 'request error, please try again later'],
      ],
    ],
  ])('%s, a code not sent, refused by %s: %j', async (mode, path, responses) => {
    const screen = await openForm(mode);
    await fill(screen, mode);
    const alert = shown(screen, mode).getByRole('alert');
    const asked = vi.fn();
    for (const [said, message] of responses) {
      respond(path, said);
      mockWorker.use(
        http.post(path, () => {
          asked();
          return undefined;
        }),
      );
      asked.mockReset();
      await click(screen, mode, 'Send code');
      await expect.poll(() => asked.mock.calls).toHaveLength(1);
      await expect.element(alert.getByText(message, { exact: true })).toBeVisible();
      // And the button is on again early.
      await expect
        .element(shown(screen, mode).getByRole('button', { name: 'Send code' }))
        .toBeEnabled();
    }
  });
});

describe('a form says at its fields what is missing or wrong (spec 5), and sends nothing', () => {
  const sent = vi.fn();
  beforeEach(() => {
    sent.mockReset();
    mockWorker.use(
      http.post('*/client/user/*', () => {
        sent();
        return undefined;
      }),
    );
  });

  it.each<[Mode, string[]]>([
    ['password', ['please enter phone number', 'please enter password']],
    [
      'register',
      [
        ...['please enter phone number', 'please enter email'],
        ...['please enter password', 'please enter the password again'],
      ],
    ],
    [
      'find',
      [
        ...['please enter email', 'please enter the verification code'],
        ...['please enter password', 'please enter the password again'],
      ],
    ],
    ['sms', ['please enter phone number', 'please enter the verification code']],
  ])('%s, nothing filled in', async (mode, message) => {
    const screen = await openForm(mode);
    await click(screen, mode);
    for (const words of message)
      await expect.element(shown(screen, mode).getByText(words, { exact: true })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it.each<[Mode, [field: string, value: string, message: string][]]>([
    [
      'register',
      [
        ['Phone number', '123456789', 'please enter a correct phone number'],
        ['Email', 'nobody@', 'please enter a correct email address'],
        ['Password', '12345', 'password length cannot be less than 6'],
        ['Confirm password', 'First-2', 'the two passwords entered do not match'],
        ['Phone number', '12345678901234567', 'please enter a correct phone number'],
      ],
    ],
    [
      'find',
      [
        ['Email', 'nobody', 'please enter a correct email address'],
        ['New password', '12345', 'password length cannot be less than 6'],
        ['Confirm password', 'Second-2', 'the two passwords entered do not match'],
      ],
    ],
    ['sms', [['Phone number', '123', 'please enter a correct phone number']]],
  ])('%s, filled in wrongly: %j', async (mode, mistakes) => {
    const screen = await openForm(mode);
    await fill(screen, mode);
    for (const [name, value, message] of mistakes) {
      const field = shown(screen, mode).getByRole('textbox', { name, exact: true });
      await field.fill(value);
      await click(screen, mode);
      await expect.element(shown(screen, mode).getByText(message, { exact: true })).toBeVisible();
      await field.fill(FIELDS[mode][name] ?? '');
      await expect
        .element(shown(screen, mode).getByText(message, { exact: true }))
        .not.toBeInTheDocument();
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it('find password asks for a valid email before it sends a code', async () => {
    const screen = await openForm('find');
    await fill(screen, 'find', { Email: 'nobody' });
    await click(screen, 'find', 'Send code');
    await expect.element(screen.getByText('please enter a correct email address')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('success is shown in a notice (spec 8)', () => {
  it.each<[Mode, string, string, number]>([
    ['register', 'Register', 'registered successfully, please log in', 3],
    ['find', 'Reset password', 'password reset successful, please log in', 3],
    ['find', 'Send code', 'verification code sent, please check your email', 8],
  ])('%s, %s: %s, for %i seconds', async (mode, button, words, seconds) => {
    const screen = await openForm(mode);
    const message = vi.fn();
    connectNotices(message);
    await fill(screen, mode);
    await click(screen, mode, button);
    await expect.poll(() => message.mock.calls).toEqual([['success', words, seconds]]);
  });
});

it('shows what a reset removed, and which name the account has now', async () => {
  const screen = await openForm('find');
  const data = { phone: 'known@example.org', removed: ['phone'] };
  mockWorker.use(
    http.post(RESET, () => HttpResponse.json({ code: 200, msg: 'ok', version: '1.0.0', data })),
  );
  await fill(screen, 'find');
  await click(screen, 'find');
  await expect
    .element(screen.getByText(/number that was set before.* known@example.org/))
    .toBeVisible();
});

it('switching a mode takes the alert away', async () => {
  const screen = await openForm('password');
  respond('*/client/user/login', 'words');
  await fill(screen, 'password');
  await click(screen, 'password');
  await expect.element(screen.getByText('Server words')).toBeVisible();
  await screen.getByRole('tab', { name: 'Register' }).click();
  await expect.element(screen.getByText('Server words')).not.toBeInTheDocument();
  await screen.getByRole('tab', { name: 'Password login' }).click();
  await expect.element(screen.getByText('Server words')).not.toBeInTheDocument();
});

it('an address that names another mode takes the alert away', async () => {
  const screen = await openForm('sms');
  respond('*/client/user/login/phone', 'no words');
  await fill(screen, 'sms');
  await click(screen, 'sms');
  await expect.element(screen.getByText('verification code error')).toBeVisible();
  window.location.hash = '/login?status=reset';
  await expect.element(screen.getByRole('button', { name: 'Reset password' })).toBeVisible();
  await expect.element(screen.getByText('verification code error')).not.toBeInTheDocument();
});

it('a failure that arrives after its form was left is not shown on another form', async () => {
  let refuse = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const screen = await openForm('password');
  mockWorker.use(
    http.post('*/client/user/login', async () => {
      await asked;
      return HttpResponse.json({ code: 1001, version: '1', msg: 'Server words' });
    }),
  );
  await fill(screen, 'password');
  await click(screen, 'password');
  await screen.getByRole('tab', { name: 'Register' }).click();
  await expect.element(screen.getByRole('button', { name: 'Register' })).toBeVisible();
  const busy = () => document.querySelector('.ant-btn-loading');
  expect(busy()).not.toBeNull();
  refuse();
  await expect.poll(busy).toBeNull();
  await expect.element(screen.getByText('Server words')).not.toBeInTheDocument();
});

it('a double click logs in once, and Caps Lock is announced', async () => {
  const screen = await openForm('password');
  let sent = 0;
  mockWorker.use(
    http.post('*/client/user/login', async () => {
      sent += 1;
      await new Promise(requestAnimationFrame);
      return undefined;
    }),
  );
  await fill(screen, 'password');
  const form = shown(screen, 'password');
  const password = form.getByLabelText('Password', { exact: true });
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await password.click();
  const init = { key: 'a', bubbles: true, modifierCapsLock: true };
  password.element().dispatchEvent(new KeyboardEvent('keydown', init));
  await expect.element(form.getByText('Caps Lock is on')).toBeVisible();
  // By the mouse: the hint goes with the focus, and must not move the button from under the press.
  await form.getByRole('button', { name: 'Log in', exact: true }).dblClick();
  await expect.element(screen.getByRole('button', { name: 'Xiaotong Lin' })).toBeVisible();
  expect(sent).toBe(1);
});

it('the button that sends codes is off for 60 seconds, with a countdown', async () => {
  const screen = await openForm('sms');
  await fill(screen, 'sms');
  const clock = Date.now.bind(Date);
  let ahead = 0;
  const now = vi.spyOn(Date, 'now').mockImplementation(() => clock() + ahead);
  try {
    await click(screen, 'sms', 'Send code');
    const form = shown(screen, 'sms');
    await expect.element(form.getByRole('button', { name: /^(60|5\d) s$/ })).toBeDisabled();
    ahead = 40_000;
    await expect.element(form.getByRole('button', { name: /^1?\d s$/ })).toBeDisabled();
    ahead = 60_000;
    await expect.element(form.getByRole('button', { name: 'Send code' })).toBeEnabled();
  } finally {
    now.mockRestore();
  }
});

describe('what is pasted into a field is tidied before it is judged and sent', () => {
  /** Opens a form; collects what it sends. */
  async function collect(mode: Mode, path: string) {
    const screen = await openForm(mode);
    const bodies: unknown[] = [];
    mockWorker.use(
      http.post(path, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ code: 1001, msg: 'Server words', version: '1' });
      }),
    );
    return { screen, bodies };
  }

  async function submit(mode: Mode, path: string, fields: Record<string, string>) {
    const { screen, bodies } = await collect(mode, path);
    await fill(screen, mode, { ...FIELDS[mode], ...fields });
    await click(screen, mode);
    await expect.poll(() => bodies).toHaveLength(1);
    return bodies[0];
  }

  it.each([
    ['+86 138-0000-0001', '13800000001'],
    ['１３８０００００００１', '13800000001'],
    ['\u202D13800000001\u202C', '13800000001'],
    ['+852 9123 4567', '+85291234567'],
    ['00852 9123 4567', '+85291234567'],
  ])('the number %j of a registration', async (typed, mobile) => {
    const email = 'tom&jerry@example.org';
    const fields = { 'Phone number': typed, Email: ` ${email}\u200B` };
    const body = await submit('register', '*/client/user/register', fields);
    expect(body).toMatchObject({ username: mobile, mobile, email });
  });

  it('the name and the code of a login, never the password', async () => {
    const password = ' Ｐass word ';
    const fields = { 'Phone number': 'lin@例子.公司 ', Password: password };
    const username = 'lin@xn--fsqu00a.xn--55qx5d';
    expect(await submit('password', '*/client/user/login', fields)).toEqual({ username, password });
    const code = { 'Verification code': '４０２ 913' };
    const sent = await submit('sms', '*/client/user/login/phone', code);
    expect(sent).toMatchObject({ verifyCode: '402913' });
  });

  it('a number of the chosen region needs no code', async () => {
    const { screen, bodies } = await collect('sms', '*/client/user/login/phone');
    const form = shown(screen, 'sms');
    await form.getByRole('combobox', { name: 'Country or region' }).selectOptions('HK');
    await fill(screen, 'sms', { ...FIELDS.sms, 'Phone number': '9123 4567' });
    await click(screen, 'sms');
    await expect.poll(() => bodies).toMatchObject([{ phone: '+85291234567' }]);
    const number = form.getByRole('textbox', { name: 'Phone number' });
    await expect.element(number).toHaveValue('91234567');
  });
});
