import type { Schemas } from '../../http/types.ts';
import { omitNull } from '../../http/services.ts';
import { unconfirmedContacts, type UserRow } from '../session/contact-rules.ts';
import { userRevision } from './rules.ts';

export function userOption(row: UserRow): Schemas['SystemUserOption'] {
  const { id, firstName, lastName, chineseName, adUser, userCode, disabled } = row;
  const status = disabled ? 0 : 1;
  return { id, firstName, lastName, chineseName, status, ...omitNull({ adUser, userCode }) };
}

/** Maps a user's row to the contract, with named roles and the invitation. */
export function withRoles(
  row: UserRow,
  roles: Schemas['Permission'][],
  invitation: Schemas['Invitation'] | undefined,
): Schemas['SystemUser'] {
  const { email, phone, permissions, avatarFileId, createBy, updateBy } = row;
  const { remarks, organisation } = row;
  const unconfirmed = unconfirmedContacts(row);
  const avatarUrl = avatarFileId && `/api/sys/file/download/${avatarFileId}`;
  return {
    ...userOption(row),
    revision: userRevision(row),
    roles,
    permissions,
    ...omitNull({ email, mobile: phone, avatarUrl, createBy, updateBy, remarks, organisation }),
    createDate: row.createDate.toISOString(),
    updateDate: row.updateDate.toISOString(),
    ...(row.mustResetPassword && { mustResetPassword: true }),
    ...(unconfirmed.length > 0 && { unconfirmed }),
    ...(invitation !== undefined && { invitation }),
    ...(row.secondFactorAt !== null && { secondFactorDate: row.secondFactorAt.toISOString() }),
  };
}
