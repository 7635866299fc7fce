import type { Permission, SystemUser } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';

const COLUMNS = [
  'userCode',
  'firstName',
  'lastName',
  'chineseName',
  'mobile',
  'email',
  'roles',
  'permissions',
  'status',
] as const;

/** Users as a table of texts, its heads in the present language. */
export function csvRows(
  users: readonly SystemUser[],
  text: (id: MessageId) => string,
  roleName: (role: Permission) => string,
): string[][] {
  const cell = (user: SystemUser, column: (typeof COLUMNS)[number]): string => {
    if (column === 'status')
      return text(user.status === 1 ? 'sysUser.enabled' : 'sysUser.disabled');
    if (column === 'roles') return user.roles.map(roleName).join('; ');
    if (column === 'permissions') return user.permissions.map(({ id }) => id).join('; ');
    return user[column] ?? '';
  };
  return [
    COLUMNS.map((column) => text(`sysUser.${column}`)),
    ...users.map((user) => COLUMNS.map((column) => cell(user, column))),
  ];
}
