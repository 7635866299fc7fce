import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import type { RouteName } from '@/route-names.gen';
import { accountName } from '@/session/account-name';
import { BACK_OFFICE } from '@/session/menu/menu';
import { openExternal } from '@/session/menu/open-external';
import { menuTargets } from '@/session/menu/route-meta';
import { useSession } from '@/session/session-store';
import { useSiteMenu } from '@/session/menu/use-site-menu';
import { useLogOut } from '@/session/use-log-out';
import { MenuButton } from '@/ui/button/menu-button';
import { Avatar } from '@/session/avatar';
import styles from './user-menu.module.css';

const PAGES: readonly [routeName: RouteName, text: MessageId][] = [
  ['Personal', 'session.personal'],
  ['UserSetting', 'session.settings'],
];

/** Who is logged in, their pages, and the way out (spec section 2, header). */
export default function UserMenu() {
  const intl = useIntl();
  const router = useRouter();
  const { user, phone } = useSession();
  const logOut = useLogOut('/');
  // An account that was just registered has no name yet.
  const name = (user && accountName(user, intl.locale)) || phone || '';
  const targets = menuTargets(router);
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
        ...PAGES.flatMap(([routeName, id]) => {
          const path = targets.get(routeName)?.path;
          if (path === undefined) return [];
          const onSelect = () => void router.navigate({ href: path });
          return [{ key: routeName, label: intl.formatMessage({ id }), onSelect }];
        }),
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
