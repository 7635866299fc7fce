import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { accountName } from '@/session/account-name';
import { BACK_OFFICE } from '@/session/menu';
import { openExternal } from '@/session/open-external';
import { useSession } from '@/session/session-store';
import { useSiteMenu } from './use-site-menu';
import { useLogOut } from '@/session/use-log-out';
import { MenuButton } from '@/ui/button/menu-button';
import { Avatar } from '@/session/avatar';
import styles from './user-menu.module.css';

const PAGES = [
  { to: '/personal', text: 'session.personal' },
  { to: '/user-setting', text: 'session.settings' },
] as const;

/** User menu of the public header: account pages and logout (spec section 2, header). */
export default function UserMenu() {
  const intl = useIntl();
  const router = useRouter();
  const { user, phone } = useSession();
  const logOut = useLogOut('/');
  // A newly registered account has no name yet.
  const name = (user && accountName(user, intl.locale)) || phone || '';
  const backOffice = useSiteMenu().find(({ routeName }) => routeName === BACK_OFFICE);

  return (
    <MenuButton
      label={name}
      face={
        <>
          <Avatar className={styles['avatar']} fileId={user?.avatarFileId} name={name} />
          <span className={styles['name']}>{name}</span>
        </>
      }
      entries={[
        ...PAGES.map(({ to, text }) => ({
          key: to,
          label: intl.formatMessage({ id: text }),
          onSelect: () => void router.navigate({ to }),
        })),
        ...(backOffice
          ? [
              {
                key: BACK_OFFICE,
                label: backOffice.text,
                onSelect: () => {
                  if (backOffice.external) void openExternal(BACK_OFFICE, backOffice.href);
                  else void router.navigate({ href: backOffice.href.slice(1) });
                },
              },
            ]
          : []),
        {
          key: 'logout',
          label: intl.formatMessage({ id: 'session.logOut' }),
          onSelect: () => void logOut(),
        },
      ]}
    />
  );
}
