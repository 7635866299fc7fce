import { fullName } from './full-name';

interface Account {
  firstName: string;
  lastName: string;
  chineseName?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** The name of an account's person; of an account without one, its phone number or e-mail address. */
export function accountName(account: Account, locale: string): string {
  return fullName(account, locale) || account.phone || account.email || '';
}
