import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { accountName } from '@/session/account-name';
import { useSession } from '@/session/session-store';
import { useLogOut } from '@/session/use-log-out';
import { useTabs } from '@/tabs/tabs-store';
import { MenuButton } from '@/ui/button/menu-button';
import styles from './admin-shell.module.css';

/** User menu of the staff shell; logging out leads to /login (spec section 2). */
export function StaffMenu() {
  const intl = useIntl();
  const router = useRouter();
  const { user, phone } = useSession();
  const logOut = useLogOut('/login');
  const name = (user && accountName(user, intl.locale)) || phone || '';
  const go = (href: string) => () => {
    void router.navigate({ href });
  };
  return (
    <MenuButton
      label={name}
      face={<span className={styles['user']}>{name}</span>}
      entries={[
        { key: 'site', label: intl.formatMessage({ id: 'admin.publicSite' }), onSelect: go('/') },
        {
          key: 'personal',
          label: intl.formatMessage({ id: 'admin.personal' }),
          onSelect: go('/personal'),
        },
        {
          key: 'settings',
          label: intl.formatMessage({ id: 'admin.settings' }),
          onSelect: go('/user-setting'),
        },
        {
          key: 'logout',
          label: intl.formatMessage({ id: 'session.logOut' }),
          onSelect: () => {
            useTabs.getState().clear();
            void logOut();
          },
        },
      ]}
    />
  );
}
