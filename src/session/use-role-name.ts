import { useIntl } from 'react-intl';

/** The built-in role, which is translated here; staff name the others. */
const ADMINISTRATOR = 'administrator';

export function useRoleName(): (role: { id: string; name: string }) => string {
  const intl = useIntl();
  return ({ id, name }) =>
    id === ADMINISTRATOR ? intl.formatMessage({ id: 'session.administrator' }) : name;
}
