import { useIntl } from 'react-intl';
import { notify } from '@/lib/notices';
import { isAuthorized, type Authority } from './permissions';
import { useSession } from './session-store';

/**
 * What the current user may do, by the one permission function (spec section 6).
 * @returns `may`: whether a permission or role is held; `gated`: an action that tells who lacks it;
 * `gate`: what turns a button off, with the hint, for who lacks it
 */
export function usePermission() {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const may = (authority: Authority) => isAuthorized([authority], user);
  return {
    may,
    gate: (authority: Authority): { disabled?: true; title?: string } =>
      may(authority)
        ? {}
        : { disabled: true, title: intl.formatMessage({ id: 'session.noPermission' }) },
    gated:
      <A extends unknown[]>(authority: Authority, act: (...parts: A) => void) =>
      (...parts: A) => {
        if (may(authority)) act(...parts);
        else notify('warning', intl.formatMessage({ id: 'session.mayNotOperate' }), 3);
      },
  };
}
