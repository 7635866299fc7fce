/** A user without permissions as the server returns it. */
export const SESSION_USER = {
  id: '1',
  phone: '13800000001',
  email: 'a@example.org',
  firstName: 'A',
  lastName: 'B',
  chineseName: '',
  permissions: [],
  roles: [],
  hasPassword: true,
  unconfirmed: [],
};
