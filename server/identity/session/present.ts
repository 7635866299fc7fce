import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { accountName, unconfirmedContacts, type UserRow } from './contact-rules.ts';

interface UserDetails {
  permissions: readonly Schemas['Permission'][];
  roles: Schemas['Permission'][];
  mustSetUpSecondFactor: boolean;
  /** Legal texts that require consent; undefined for none. */
  needed: Schemas['LegalVersions'] | undefined;
}

/** Maps the current user's row to the contract. */
export function currentUser(
  user: UserRow,
  { permissions, roles, mustSetUpSecondFactor, needed }: UserDetails,
): Schemas['CurrentUser'] {
  const { id, email, firstName, lastName, chineseName, avatarFileId, passwordHash } = user;
  return {
    id,
    phone: accountName(user),
    firstName,
    lastName,
    chineseName,
    permissions: [...permissions],
    roles,
    ...omitNull({ avatarFileId, email }),
    hasPassword: passwordHash !== null,
    ...(mustSetUpSecondFactor && { mustSetUpSecondFactor }),
    unconfirmed: unconfirmedContacts(user),
    ...(needed !== undefined && { consentNeeded: needed }),
  };
}
