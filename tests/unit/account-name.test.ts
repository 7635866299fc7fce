import { expect, it } from 'vitest';
import { accountName } from '@/session/account-name';

const NAMELESS = { firstName: '', lastName: '', chineseName: '' };

it.each([
  ['the name', { ...NAMELESS, firstName: 'Ada', phone: '13800000003' }, 'Ada'],
  ['the phone number without a name', { ...NAMELESS, phone: '13800000003' }, '13800000003'],
  [
    'the email address without name and phone number',
    { ...NAMELESS, phone: '', email: 'ada@example.org' },
    'ada@example.org',
  ],
])('shows %s of an account', (_what, account, shown) => {
  expect(accountName(account, 'en-US')).toBe(shown);
});
