import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  getListMySessionsMockHandler,
  getSendContactCodeMockHandler,
  getUpdateMyContactMockHandler,
} from '@/api/generated/account/account.msw';
import {
  getListMySessionsResponseMock,
  getUpdateMyContactResponseMock,
} from '@/api/generated/account/account.faker';
import type { CurrentUser } from '@/api/generated/model';
import { getGetMySystemUserResponseMock } from '@/api/generated/system-user/system-user.faker';
import {
  getGetMySystemUserMockHandler,
  getUpdateMySystemUserMockHandler,
} from '@/api/generated/system-user/system-user.msw';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

async function open() {
  await setScenario('competitor');
  const screen = await renderSite('/user-setting');
  await expect.element(screen.getByRole('button', { name: 'Save profile' })).toBeVisible();
  return screen;
}

/** Changes fields of the current user in the session. */
function changeUser(fields: Partial<CurrentUser>): void {
  const { user, setUser } = useSession.getState();
  if (user === undefined) throw new Error('no user is logged in');
  setUser({ ...user, ...fields });
}

describe('the account settings', () => {
  it('show the name fields in the order of the language', async () => {
    const screen = await open();
    const profile = screen.getByRole('region', { name: 'Profile' });
    await expect.element(profile.getByLabelText('First name')).toHaveValue('Xiaotong');
    const labels = profile.element().querySelectorAll('label');
    const texts = [...labels].map((label) => label.textContent);
    expect(texts.slice(-3)).toEqual(['First name', 'Last name', 'Name in Chinese']);
  });

  it('show the user code and the roles of the account', async () => {
    const response = getGetMySystemUserResponseMock();
    const data = {
      ...response.data,
      userCode: 'QM0042',
      roles: [{ id: 'reviewer', name: 'Reviewer' }],
    };
    mockWorker.use(getGetMySystemUserMockHandler({ ...response, data }));
    const screen = await open();
    const details = screen.getByRole('region', { name: 'Account' });
    await expect.element(details.getByText('QM0042')).toBeVisible();
    await expect.element(details.getByText('Reviewer')).toBeVisible();
  });

  it('refuse to save a profile without a name, and save one with a name', async () => {
    const screen = await open();
    const profile = screen.getByRole('region', { name: 'Profile' });
    for (const label of ['First name', 'Last name', 'Name in Chinese'])
      await profile.getByLabelText(label).fill('');
    await screen.getByRole('button', { name: 'Save profile' }).click();
    await expect
      .element(profile.getByText('Please enter your name, in Chinese or in Latin letters'))
      .toBeVisible();

    const sent: unknown[] = [];
    mockWorker.use(
      http.put('*/sys/user/my', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
      getUpdateMySystemUserMockHandler(),
    );
    await profile.getByLabelText('First name').fill('Wei');
    await screen.getByRole('button', { name: 'Save profile' }).click();
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(sent).toEqual([{ firstName: 'Wei', lastName: '', chineseName: '', avatarFileId: null }]);
  });

  it.each([
    [
      'Phone and email',
      'Save contact details',
      [
        [{ 'Current password': '' }, 'Please fill this in'],
        [{ 'Phone number': '12' }, 'correct phone number'],
        [{ Email: 'nobody@' }, 'correct email'],
      ],
    ],
    [
      'Password',
      'Change password',
      [
        [{ 'Current password': 'x', 'New password': '12345' }, 'less than 6'],
        [
          { 'New password': 'Second-password-2', 'Confirm password': 'Another-password-3' },
          'do not match',
        ],
      ],
    ],
  ] as const)(
    'show invalid input in “%s” at its field after “%s”, and send nothing',
    async (title, button, mistakes) => {
      const sent: string[] = [];
      mockWorker.use(
        http.put('*/sys/user/my*', ({ request }) => {
          sent.push(request.url);
        }),
      );
      const screen = await open();
      const part = screen.getByRole('region', { name: title, exact: true });
      const errors = () =>
        [...part.element().querySelectorAll('.ant-form-item-explain-error')]
          .map((error) => error.textContent)
          .join();
      for (const [typed, words] of mistakes) {
        expect(errors()).not.toContain(words);
        for (const [label, text] of Object.entries(typed))
          await part.getByLabelText(label, { exact: true }).fill(text);
        await part.getByRole('button', { name: button }).click();
        await expect.poll(errors).toContain(words);
      }
      expect(sent).toEqual([]);
    },
  );

  it('reject a portrait file that is not a picture', async () => {
    const screen = await open();
    const part = screen.getByRole('region', { name: 'Profile' }).element();
    const chooser = part.querySelector('input[type=file]');
    if (chooser === null) throw new Error('the profile has no file input');
    await userEvent.upload(chooser, new File(['no picture'], 'me.png', { type: 'image/png' }));
    const crop = screen.getByRole('dialog', { name: 'Crop the photo' });
    await expect.element(crop.getByText('This picture can’t be read')).toBeVisible();
    await expect.element(crop.getByRole('button', { name: 'Use' })).toBeDisabled();
    await crop.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(crop).not.toBeInTheDocument();
  });

  it('show the server’s message when the contact is refused, then save it and move the drafts to the new number', async () => {
    const screen = await open();
    const contact = screen.getByRole('region', { name: 'Phone and email' });
    const msg = 'The current password is wrong';
    mockWorker.use(
      http.put('*/sys/user/my/contact', () => HttpResponse.json({ code: 1001, msg, version: '1' })),
    );
    await contact.getByLabelText('Phone number').fill('13800000099');
    await contact.getByLabelText('Code sent to your phone').fill('402913');
    await contact.getByLabelText('Current password').fill('wrong');
    await screen.getByRole('button', { name: 'Save contact details' }).click();
    await expect.element(contact.getByRole('alert').getByText(msg)).toBeVisible();
    await expect.element(contact.getByLabelText('Phone number')).toHaveValue('13800000099');

    localStorage.setItem('draft:entry:13800000001', '{"kept":true}');
    const response = getUpdateMyContactResponseMock();
    const data = { ...response.data, mobile: '13800000099' };
    mockWorker.use(getUpdateMyContactMockHandler({ ...response, data }));
    await contact.getByLabelText('Current password').fill('Compete-2026');
    await screen.getByRole('button', { name: 'Save contact details' }).click();
    await expect.element(contact.getByText(/Contact details saved/)).toBeVisible();
    expect(useSession.getState().phone).toBe('13800000099');
    expect(localStorage.getItem('draft:entry:13800000001')).toBeNull();
    expect(localStorage.getItem('draft:entry:13800000099')).toBe('{"kept":true}');
    localStorage.removeItem('draft:entry:13800000099');
  });

  it('require a code for a changed contact, and offer one for an unconfirmed contact', async () => {
    const screen = await open();
    changeUser({ hasPassword: true, unconfirmed: ['email'] });
    const contact = screen.getByRole('region', { name: 'Phone and email' });
    await expect.element(contact.getByLabelText('Code sent to your email address')).toBeVisible();
    expect(contact.getByLabelText('Code sent to your phone').elements()).toHaveLength(0);
    const sent: unknown[] = [];
    mockWorker.use(
      http.post('*/sys/user/my/contact/code', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
      getSendContactCodeMockHandler(),
    );
    await contact.getByLabelText('Phone number').fill('13800000099');
    await contact.getByRole('button', { name: 'Send code' }).first().click();
    await expect.element(contact.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
    await expect.poll(() => sent).toEqual([{ mobile: '13800000099' }]);
    await contact.getByLabelText('Current password').fill('Compete-2026');
    await screen.getByRole('button', { name: 'Save contact details' }).click();
    await expect.element(contact.getByText('please enter the verification code')).toBeVisible();
  });

  it('show no “Current password” field for an account without a password', async () => {
    const screen = await open();
    changeUser({ hasPassword: false, unconfirmed: [] });
    const password = screen.getByRole('region', { name: 'Password', exact: true });
    await expect.element(password.getByLabelText('New password')).toBeVisible();
    expect(screen.getByLabelText('Current password').elements()).toHaveLength(0);
  });

  it('list the sessions, end one of them, and end all of them after a confirmation', async () => {
    const response = getListMySessionsResponseMock();
    const [own] = response.data;
    if (own === undefined) throw new Error('the contract shows no session');
    const userAgent = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0';
    const other = { ...own, id: 'other', current: false, userAgent };
    mockWorker.use(getListMySessionsMockHandler({ ...response, data: [own, other] }));
    let revoked = 0;
    const revoke = http.post('*/client/user/logout', () => {
      revoked += 1;
    });
    mockWorker.use(revoke);
    const screen = await open();
    await expect.element(screen.getByText('This device')).toBeVisible();
    await screen.getByRole('button', { name: 'Log out WeChat · iPhone' }).click();
    await expect.element(screen.getByText('Device logged out')).toBeVisible();

    await screen.getByRole('button', { name: 'Log out everywhere' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Log out everywhere?' });
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect.element(screen.getByText('Welcome', { exact: true })).toBeVisible();
    expect(useSession.getState().token).toBeUndefined();
    // The request already ended this session: the page sends no extra logout.
    expect(revoked).toBe(0);
  });

  it('save the stored data as a file, and download the user’s files', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Download my data' }).click();
    await expect.poll(() => saved).toEqual(['my-data.json']);
    click.mockRestore();
    const requested: string[] = [];
    mockWorker.use(
      http.get('*/sys/file/download/:id', ({ params }) => {
        requested.push(String(params['id']));
        return undefined;
      }),
    );
    await screen.getByRole('button', { name: 'Download 商业计划书.pdf' }).click();
    // The page may request its pictures too.
    await expect.poll(() => requested).toContain('f-7Qm2xK');
  });

  it('show the server’s message when an account can’t be closed, then close it and log out', async () => {
    const msg = '您的项目正在参加尚未结束的赛事';
    const bodies: unknown[] = [];
    mockWorker.use(
      http.post('*/sys/user/my/close', async ({ request }) => {
        bodies.push(await request.clone().json());
        return bodies.length > 1
          ? undefined
          : HttpResponse.json({ code: 1001, msg, version: '1.0.0' });
      }),
    );
    const screen = await open();
    await screen.getByRole('button', { name: 'Close my account' }).click();
    const dialog = screen.getByRole('dialog', { name: /^Close your account/ });
    await expect.element(dialog.getByText(/Kept: entries of past editions/)).toBeVisible();
    const close = dialog.getByRole('button', { name: 'Close my account' });
    await close.click();
    await expect.element(dialog.getByText('Please fill this in')).toBeVisible();
    expect(bodies).toEqual([]);
    await dialog.getByLabelText('Current password').fill('Compete-2026');
    await close.click();
    await expect.element(screen.getByText(msg)).toBeVisible();
    expect(useSession.getState().token).toBeDefined();
    await close.click();
    await expect.element(screen.getByText('Welcome', { exact: true })).toBeVisible();
    expect(useSession.getState().token).toBeUndefined();
    expect(bodies).toEqual([{ password: 'Compete-2026' }, { password: 'Compete-2026' }]);
  });
});
