import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectNotices } from '@/lib/notices';
import { mockWorker } from '@/mocks/browser';
import { useCodeCooldowns } from '@/auth/login/use-code-cooldown';
import { useSession } from '@/session/session-store';
import { useSettings } from '@/settings/settings-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();
afterEach(() => {
  useCodeCooldowns.setState({ sms: 0, find: 0 });
});

const RESET = '*/client/user/reset-password/email';

type Screen = Awaited<ReturnType<typeof renderSite>>;
type Mode = 'password' | 'register' | 'find' | 'sms';

const TABS = { register: 'Register', find: 'Find password' };

/** Opens the login page in a mode; it shows the same forms as the dialog. */
async function openForm(mode: Mode): Promise<Screen> {
  await setScenario('anonymous');
  const screen = await renderSite(mode === 'sms' ? '/login?mode=sms' : '/login');
  if (mode === 'register' || mode === 'find')
    await screen.getByRole('tab', { name: TABS[mode] }).click();
  return screen;
}

/** Valid values for the fields of each mode. */
const FIELDS: Record<Mode, Record<string, string>> = {
  password: { 'Phone number or email': '13800000001', Password: 'Compete-2026' },
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

/** Returns the visible form. */
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

const MSG = 'Server words';
const json = (status: number, body: object) => () =>
  HttpResponse.json({ version: '1', ...body }, { status });
const page = (status: number) => () =>
  new HttpResponse('<html>', { status, headers: { 'content-type': 'text/html' } });

/** Responses of the server, and the message that the form shows for each. */
const RESPONSES: [string, () => Response, 'refused' | 'unreachable' | 'unreadable' | 'words'][] = [
  ['no response', () => HttpResponse.error(), 'unreachable'],
  ['a business rule without a message', json(200, { code: 1001 }), 'refused'],
  ['a proxy’s HTML, 502', page(502), 'unreachable'],
  ['503 with a message', json(503, { code: 503, msg: MSG }), 'words'],
  ['401 without a message', json(401, { code: 401 }), 'refused'],
  ['status 500 with a message', json(200, { status: 500, msg: MSG }), 'words'],
  ['a proxy’s HTML, 200', page(200), 'unreadable'],
  ['429 with a message', json(429, { code: 429, msg: MSG }), 'words'],
];

/** Responses that reject the input with a message. */
const REFUSALS: [string, () => Response][] = [
  ['a business rule', json(200, { code: 1001, msg: MSG })],
  ['another code', json(200, { code: 7, msg: MSG })],
  ['400', json(400, { msg: MSG })],
  ['status 401', json(200, { status: 401, msg: MSG })],
  ['403', json(403, { code: 403, msg: MSG })],
  ['409', json(409, { code: 409, msg: MSG })],
];

const respond = (path: string, reply: () => Response) => {
  mockWorker.use(http.post(path, reply));
};

interface Request {
  mode: Mode;
  path: string;
  button?: string;
  refused: string;
  unreachable: string;
  unreadable: string | RegExp;
  /** Whether the server’s message replaces the form’s own text. */
  showsServerMessage: boolean;
}

const UNKNOWN = /may or may not have been completed/;

const REQUESTS: Request[] = [
  {
    mode: 'password',
    path: '*/client/user/login',
    refused: 'wrong username or password',
    unreachable: 'request error, please try again later',
    unreadable: 'request error, please try again later',
    showsServerMessage: true,
  },
  {
    mode: 'sms',
    path: '*/client/user/login/phone',
    refused: 'verification code error',
    unreachable: 'request error, please try again later',
    unreadable: 'request error, please try again later',
    showsServerMessage: false,
  },
  {
    mode: 'sms',
    path: '*/login/sendVerify',
    button: 'Send code',
    refused: 'request error, please try again later',
    unreachable: 'request error, please try again later',
    unreadable: UNKNOWN,
    showsServerMessage: false,
  },
  {
    mode: 'register',
    path: '*/client/user/register',
    refused: 'registration failed',
    unreachable: 'registration failed, please try again later',
    unreadable: UNKNOWN,
    showsServerMessage: true,
  },
  {
    mode: 'find',
    path: RESET,
    refused: 'password reset failed',
    unreachable: 'password reset failed, please try again later',
    unreadable: UNKNOWN,
    showsServerMessage: false,
  },
  {
    mode: 'find',
    path: '*/reset-password/send-email',
    button: 'Send code',
    refused: 'send failed, please try again later',
    unreachable: 'send failed, please try again later',
    unreadable: UNKNOWN,
    showsServerMessage: true,
  },
];

describe.each(REQUESTS)('$path reports a failure in the alert of its form (spec 8)', (request) => {
  const { mode, path, button } = request;

  /** Clicks the button and waits for the new alert; the old one disappears first. */
  async function sendAgain(screen: Screen, text: string | RegExp): Promise<void> {
    await click(screen, mode, button);
    const form = shown(screen, mode);
    await expect.element(form.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
    await expect.element(form.getByRole('button', { name: button ?? SUBMIT[mode] })).toBeEnabled();
    // No login dialog opens on top of the login page.
    expect(screen.getByRole('dialog').query()).toBeNull();
  }

  it('with the message for the kind of failure', async () => {
    const screen = await openForm(mode);
    await fill(screen, mode);
    for (const [, reply, text] of RESPONSES) {
      respond(path, reply);
      await sendAgain(screen, text === 'words' ? MSG : request[text]);
    }
  });

  it('with the server’s message after a rejection', async () => {
    const screen = await openForm(mode);
    await fill(screen, mode);
    for (const [, reply] of REFUSALS) {
      respond(path, reply);
      await sendAgain(screen, MSG);
      const own = shown(screen, mode).getByText(request.refused, { exact: true });
      expect(own.elements()).toHaveLength(request.showsServerMessage ? 0 : 1);
      respond(path, () => HttpResponse.error());
      await sendAgain(screen, request.unreachable);
    }
  });
});

describe('a successful login', () => {
  const failCurrent = (reply: () => Response) => {
    mockWorker.use(http.get('*/client/user/current', reply));
  };

  it.each([
    ['no response', () => HttpResponse.error(), 'couldn’t be loaded. '],
    ['503', json(503, { code: 503, msg: MSG }), `couldn’t be loaded (${MSG})`],
  ])('keeps the session if the user fails to load: %s', async (_, reply, words) => {
    const screen = await openForm('password');
    const message = vi.fn();
    connectNotices(message);
    await fill(screen, 'password');
    failCurrent(reply);
    await click(screen, 'password');
    await expect.poll(() => location.hash).toBe('#/home');
    expect(useSession.getState().token).toBeDefined();
    expect(message.mock.calls).toEqual([['warning', expect.stringContaining(words), 5]]);
  });

  it('reports no wrong password if the server rejects the new session', async () => {
    const screen = await openForm('password');
    await fill(screen, 'password');
    failCurrent(json(401, { code: 401 }));
    await click(screen, 'password');
    const alert = shown(screen, 'password').getByRole('alert');
    await expect.element(alert.getByText('request error, please try again later')).toBeVisible();
    expect(useSession.getState().token).toBeUndefined();
    expect(screen.getByRole('dialog').query()).toBeNull();
  });
});

describe('a form reports missing and invalid values at their fields (spec 5) and sends nothing', () => {
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
  ])('%s with empty fields', async (mode, message) => {
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
  ])('%s with invalid values: %j', async (mode, mistakes) => {
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

  it('find password requires a valid email before it sends a code', async () => {
    const screen = await openForm('find');
    await fill(screen, 'find', { Email: 'nobody' });
    await click(screen, 'find', 'Send code');
    await expect.element(screen.getByText('please enter a correct email address')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('success is shown in a toast (spec 8)', () => {
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

it.each<[Mode, string, string]>([
  ['register', 'Register', 'registered successfully, please log in'],
  ['find', 'Reset password', 'password reset successful, please log in'],
  ['find', 'Send code', 'verification code sent, please check your email'],
  ['sms', 'Send code', 'verification code sent, please check your phone'],
])('code 200 without data is a success: %s, %s', async (mode, button, words) => {
  const screen = await openForm(mode);
  const message = vi.fn();
  connectNotices(message);
  mockWorker.use(http.post('*/client/user/*', json(200, { code: 200, msg: 'ok' })));
  mockWorker.use(http.post('*/client/user/*/*', json(200, { code: 200, msg: 'ok' })));
  await fill(screen, mode);
  await click(screen, mode, button);
  await expect.poll(() => message.mock.calls[0]?.[1] as unknown).toBe(words);
});

it('shows which contact a password reset removed and the account’s login name', async () => {
  const screen = await openForm('find');
  const data = { phone: 'known@example.org', removed: ['phone'] };
  mockWorker.use(
    http.post(RESET, () => HttpResponse.json({ code: 200, msg: 'ok', version: '1.0.0', data })),
  );
  await fill(screen, 'find');
  await click(screen, 'find');
  await expect.element(screen.getByText(/number set before.* known@example.org/)).toBeVisible();
});

it('switching the mode removes the alert', async () => {
  const screen = await openForm('password');
  respond('*/client/user/login', json(200, { code: 1001, msg: MSG }));
  await fill(screen, 'password');
  await click(screen, 'password');
  await expect.element(screen.getByText('Server words')).toBeVisible();
  await screen.getByRole('tab', { name: 'Register' }).click();
  await expect.element(screen.getByText('Server words')).not.toBeInTheDocument();
  await screen.getByRole('tab', { name: 'Password login' }).click();
  await expect.element(screen.getByText('Server words')).not.toBeInTheDocument();
});

it('an address with another mode removes the alert', async () => {
  const screen = await openForm('sms');
  respond('*/client/user/login/phone', json(200, { code: 1001 }));
  await fill(screen, 'sms');
  await click(screen, 'sms');
  await expect.element(screen.getByText('verification code error')).toBeVisible();
  window.location.hash = '/login?status=reset';
  await expect.element(screen.getByRole('button', { name: 'Reset password' })).toBeVisible();
  await expect.element(screen.getByText('verification code error')).not.toBeInTheDocument();
});

it('a failure of the previous form is not shown on the current one', async () => {
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

it('a double click logs in once, and the form reports Caps Lock', async () => {
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
  // A mouse click also hides the hint; the button must not move away from the pointer.
  await form.getByRole('button', { name: 'Log in', exact: true }).dblClick();
  await expect.element(screen.getByRole('button', { name: 'Xiaotong Lin' })).toBeVisible();
  expect(sent).toBe(1);
});

it('the button that sends codes is disabled for 60 seconds and shows a countdown', async () => {
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

describe('pasted text is normalized before it is validated and sent', () => {
  /** Opens a form and returns the bodies that it sends. */
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
  ])('the number %j in a registration', async (typed, mobile) => {
    const email = 'tom&jerry@example.org';
    const fields = { 'Phone number': typed, Email: ` ${email}\u200B` };
    const body = await submit('register', '*/client/user/register', fields);
    expect(body).toMatchObject({ username: mobile, mobile, email });
  });

  it('the account name in a login, but not the password', async () => {
    const password = ' Ｐass word ';
    const fields = { 'Phone number or email': 'lin@例子.公司 ', Password: password };
    const username = 'lin@xn--fsqu00a.xn--55qx5d';
    expect(await submit('password', '*/client/user/login', fields)).toEqual({ username, password });
  });

  it('the code in a login by SMS', async () => {
    const code = { 'Verification code': '４０２ 913' };
    const sent = await submit('sms', '*/client/user/login/phone', code);
    expect(sent).toMatchObject({ verifyCode: '402913' });
  });

  it('a number without a calling code, in the selected region', async () => {
    const { screen, bodies } = await collect('sms', '*/client/user/login/phone');
    const form = shown(screen, 'sms');
    await form.getByRole('combobox', { name: 'Country or region' }).selectOptions('HK');
    await fill(screen, 'sms', { ...FIELDS.sms, 'Phone number': '9123 4567' });
    await click(screen, 'sms');
    await expect.poll(() => bodies).toMatchObject([{ phone: '+85291234567' }]);
    await expect.element(form.getByRole('textbox').first()).toHaveValue('91234567');
  });

  it('selecting a region first does not report the number as missing', async () => {
    const { screen } = await collect('sms', '*/client/user/login/phone');
    const form = shown(screen, 'sms');
    await form.getByRole('combobox', { name: 'Country or region' }).selectOptions('HK');
    await form.getByRole('textbox').first().click();
    expect(form.getByRole('alert').elements()).toEqual([]);
    await expect
      .element(form.getByRole('textbox').first())
      .not.toHaveAttribute('aria-invalid', 'true');
  });
});

it('keeps the input when the language changes', async () => {
  const screen = await openForm('password');
  const account = screen.getByRole('textbox', { name: 'Phone number or email' });
  await account.fill('13800000001');
  useSettings.getState().setLanguage('HK');
  const field = () => document.querySelector<HTMLInputElement>('#login_username');
  await expect.poll(() => field()?.labels?.[0]?.textContent).toBe('手機號碼或電郵');
  expect(field()?.value).toBe('13800000001');
  useSettings.getState().setLanguage('US');
});
