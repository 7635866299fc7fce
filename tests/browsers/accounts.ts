import { randomInt } from 'node:crypto';
import { ACCOUNTS } from '../e2e/fixtures.ts';
import { confirmAccount } from '../e2e/outbox.ts';
import { type Account, call, tokenOf } from './calls.ts';
import type { WatchingProxy } from './watching-proxy.ts';

/** The demo's legal texts. */
const CONSENT = { privacy: 1, terms: 1 };

/** Registers an account that no other try of any test has. */
export async function newAccount(site: WatchingProxy): Promise<Account> {
  const phone = `139${String(randomInt(1e8)).padStart(8, '0')}`;
  const account = { phone, password: 'First-password-1' };
  // An account without a name gives one when it signs up for an activity (decision 0136).
  const name = 'Robin Chan';
  const email = `${phone}@example.org`;
  const body = { username: phone, mobile: phone, name, email, ...account, consent: CONSENT };
  await call(site, '/client/user/register', { body });
  await confirmAccount(site.origin, await tokenOf(site, account), email);
  return account;
}

/** An activity that no other try of any test has: sign-up is open. */
export async function newActivity(site: WatchingProxy, name: string) {
  const token = await tokenOf(site, ACCOUNTS.administrator);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const title = `${name} ${Date.now()}`;
  const body = {
    title: { CN: title },
    kind: 'training',
    capacity: 9,
    published: true,
    signUpStart: inHours(-1),
    signUpEnd: inHours(2),
    start: inHours(1),
    end: inHours(3),
    city: { CN: '深圳' },
    address: { CN: '创新园一号楼' },
    description: { CN: '<p>Training</p>' },
    contact: { name: '王老师', mobilePhone: '13800000000' },
  };
  const { id } = await call<{ id: string }>(site, '/sys/activity', { token, body });
  return { id, title };
}
