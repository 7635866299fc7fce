import { useIntl } from 'react-intl';

/** The role that is always there; it is worded here, others are named by staff. */
const ADMINISTRATOR = 'administrator';

/** What a role is called in the present language. */
export function useRoleName(): (role: { id: string; name: string }) => string {
  const intl = useIntl();
  return ({ id, name }) =>
    id === ADMINISTRATOR ? intl.formatMessage({ id: 'session.administrator' }) : name;
}
