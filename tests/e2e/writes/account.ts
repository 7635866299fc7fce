import { expect } from '../fixtures';
import { codeSentTo } from '../outbox';
import { call } from '../own-account';
import { beginSession, openAs } from '../sessions';
import { portrait } from './portrait';
import type { Flow } from './write';

/** Account settings: name, picture, number, address, password, and logging out another device. */
export const accountFlow: Flow = async (page, account) => {
  await openAs(page, account, '/user-setting');
  const profile = page.getByRole('region', { name: 'Profile' });
  const contact = page.getByRole('region', { name: 'Phone and email' });
  const password = page.getByRole('region', { name: 'Password', exact: true });
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(profile).toBeVisible();
  const end = page.getByRole('button', { name: /^Log out (?!everywhere)/ });
  const my = async () => (await call(page, account.token, '/sys/user/my')).data;
  const phone = `138${account.phone.slice(3)}`;
  const email = `new-${account.email}`;
  const next = 'Second-password-2';
  const first = account.password;
  /** Returns which of the two passwords open the account. */
  const opens = async () => {
    const codes: number[] = [];
    for (const word of [first, next]) {
      const body = { username: account.phone, password: word };
      const { code, data } = await call(page, '', '/client/user/login', { body });
      codes.push(code);
      // Ends the session again.
      if (code !== 200) continue;
      const { token } = data as { token: string };
      await call(page, token, '/client/user/logout', { method: 'POST' });
    }
    return { codes };
  };
  let other = '';
  const saveProfile = {
    call: '**/api/sys/user/my',
    click: () => profile.getByRole('button', { name: 'Save profile' }).click(),
    done: profile.getByText('Profile saved'),
    unsure: profile.getByText(/The server didn’t respond/),
    stored: my,
  };
  /** Requests and enters the code of a new number or address. */
  const confirm = async (address: string, label: string, position: number) => {
    await contact.getByRole('button', { name: 'Send code' }).nth(position).click();
    const typed = contact.getByLabel(label);
    await expect(async () => typed.fill(await codeSentTo(page, address))).toPass();
    await contact.getByLabel('Current password').fill(account.password);
  };
  const saveContact = {
    call: '**/api/sys/user/my/contact',
    click: () => contact.getByRole('button', { name: 'Save contact details' }).click(),
    done: contact.getByText(/Contact details saved/),
    unsure: contact.getByText(/The server didn’t respond/),
    stored: my,
  };
  return [
    {
      ...saveProfile,
      name: 'save the name',
      fill: async () => {
        await profile.getByLabel('First name').fill('Wei');
        await profile.getByLabel('Last name').fill('Su');
      },
      once: { firstName: 'Wei', lastName: 'Su' },
    },
    portrait(page, profile, {
      stored: async () => ({ pictured: 'avatarUrl' in ((await my()) as object) }),
      // The account has the picture once the profile is saved.
      once: { pictured: false },
    }),
    {
      ...saveProfile,
      name: 'save the picture',
      fill: () => Promise.resolve(),
      once: { firstName: 'Wei', avatarUrl: expect.stringContaining('/download/') },
    },
    {
      ...saveContact,
      name: 'change the phone number',
      fill: async () => {
        await contact.getByLabel('Phone number').fill(phone);
        await confirm(phone, 'Code sent to your phone', 0);
      },
      once: { mobile: phone, email: account.email },
      after: () => {
        account.phone = phone;
      },
    },
    {
      ...saveContact,
      name: 'change the address',
      fill: async () => {
        await contact.getByLabel('Email', { exact: true }).fill(email);
        await confirm(email, 'Code sent to your email address', -1);
      },
      once: { mobile: phone, email },
    },
    {
      name: 'change the password',
      call: '**/api/sys/user/my/password',
      fill: async () => {
        await password.getByLabel('Current password').fill(account.password);
        await password.getByLabel('New password').fill(next);
        await password.getByLabel('Confirm password').fill(next);
      },
      click: () => password.getByRole('button', { name: 'Change password' }).click(),
      done: password.getByText(/Password changed/),
      unsure: password.getByText(/The server didn’t respond/),
      stored: opens,
      once: { codes: [1001, 200] },
      after: () => {
        account.password = next;
      },
    },
    {
      name: 'log another device out',
      call: '**/api/sys/user/my/sessions/*',
      fill: async () => {
        other = (await beginSession(page, account)).token;
        await page.reload();
        await expect(end).toHaveCount(1);
      },
      click: () => end.click(),
      // Either a message, or the list without other devices.
      done: sessions
        .getByText('Device logged out')
        .or(sessions.filter({ hasNot: end }))
        .first(),
      unsure: sessions.getByText(/The server didn’t respond/),
      stored: async () => ({ code: (await call(page, other, '/sys/user/my')).code }),
      once: { code: 401 },
    },
  ];
};
