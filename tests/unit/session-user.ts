/** A user as the server answers one, without any right. */
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
