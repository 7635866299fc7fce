import { omitNull } from '../../http/services.ts';
import type { Schemas } from '../../http/types.ts';
import { accountName, unconfirmedContacts, type UserRow } from './contact-rules.ts';

/** What the site tells a user of the own account besides its row. */
interface KnownOfUser {
  permissions: readonly Schemas['Permission'][];
  roles: Schemas['Permission'][];
  mustSetUpSecondFactor: boolean;
  /** The legal texts to agree to; undefined: none. */
  needed: Schemas['LegalVersions'] | undefined;
}

/** The account of the current user, with what it may do. */
export function currentUser(
  user: UserRow,
  { permissions, roles, mustSetUpSecondFactor, needed }: KnownOfUser,
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
