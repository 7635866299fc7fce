import type { SystemUser } from '@/api/generated/model';
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

/** A cell that a spreadsheet won't take for a formula. */
function plain(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Users as a table of texts, its heads in the present language. */
export function csvRows(users: readonly SystemUser[], text: (id: MessageId) => string): string[][] {
  const cell = (user: SystemUser, column: (typeof COLUMNS)[number]): string => {
    if (column === 'status')
      return text(user.status === 1 ? 'sysUser.enabled' : 'sysUser.disabled');
    const value = user[column];
    return Array.isArray(value) ? value.map(({ name }) => name).join('; ') : (value ?? '');
  };
  return [
    COLUMNS.map((column) => text(`sysUser.${column}`)),
    ...users.map((user) => COLUMNS.map((column) => plain(cell(user, column)))),
  ];
}
