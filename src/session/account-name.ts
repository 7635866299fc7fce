import { fullName } from './full-name';

interface Account {
  firstName: string;
  lastName: string;
  chineseName?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Returns the person's name, or the phone number or email address of an account without one. */
export function accountName(account: Account, locale: string): string {
  return fullName(account, locale) || account.phone || account.email || '';
}
