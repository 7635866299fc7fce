import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { fullName } from '@/session/full-name';
import { useSession } from '@/session/session-store';
import { MenuButton } from '@/ui/menu-button';
import styles from './user-menu.module.css';

/** Who is logged in, and the way out (spec section 2, header). */
export function UserMenu() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { user, phone, end } = useSession();
  const name = (user && fullName(user, intl.locale)) ?? phone ?? '';

  return (
    <MenuButton
      label={name}
      face={
        <>
          <span className={styles['avatar']} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <span className={styles['name']}>{name}</span>
        </>
      }
      entries={[
        {
          key: 'logout',
          label: intl.formatMessage({ id: 'session.logOut' }),
          onSelect: () => {
            end();
            void navigate({ to: '/' });
          },
        },
      ]}
    />
  );
}
