import { Button } from 'antd';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useNarrow } from '@/lib/use-narrow';
import { useSettings } from '@/settings/settings-store';
import { Bell } from '@/shells/shared/bell';
import { AdminMenu } from './admin-menu';
import styles from './admin-shell.module.css';
import { FullScreenButton } from './full-screen-button';
import { Icon } from './icons';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { PaletteButton } from './palette/palette-button';
import { StaffMenu } from './staff-menu';
import { useAdminMenu } from './use-admin-menu';

interface Props {
  /** Whether the viewport is phone-sized. */
  phone: boolean;
  /** Whether the menu is in the drawer instead of the header or the side menu. */
  menuInDrawer: boolean;
  /** Whether there is a side menu; `collapsed` is its state. */
  side: boolean;
  collapsed: boolean;
  onToggleSide: () => void;
  onOpenDrawer: () => void;
}

/** Maximum viewport width for the short search button, without and with a menu in the header. */
const TIGHT = 768;
const TIGHT_WITH_MENU = 1200;

/** Maximum viewport width for the logo without the site's name. */
const TIGHTEST = 599;

/** Header of the staff shell: logo and menu, depending on the layout, and tools. */
export const AdminHeader = memo(function AdminHeader(props: Props) {
  const { phone, menuInDrawer, side, collapsed, onToggleSide, onOpenDrawer } = props;
  const intl = useIntl();
  const layout = useSettings((settings) => settings.layout);
  const tight = useNarrow(layout === 'side' ? TIGHT : TIGHT_WITH_MENU);
  const short = useNarrow(TIGHTEST);
  const { nodes } = useAdminMenu();
  const toggle = intl.formatMessage({ id: collapsed ? 'admin.expand' : 'admin.collapse' });
  return (
    <header className={styles['header']}>
      {menuInDrawer && (
        <Button
          type="text"
          icon={<Icon name="menu" />}
          aria-label={intl.formatMessage({ id: 'admin.openMenu' })}
          onClick={onOpenDrawer}
        />
      )}
      {!phone && layout !== 'side' && <Logo to="/" short={short} />}
      {side && (
        <Button
          type="text"
          icon={<Icon name={collapsed ? 'expand' : 'collapse'} />}
          aria-label={toggle}
          aria-expanded={!collapsed}
          onClick={onToggleSide}
        />
      )}
      <div className={styles['headMenu']}>
        {!menuInDrawer && layout !== 'side' && (
          <AdminMenu mode="horizontal" nodes={nodes} flat={layout === 'mix'} />
        )}
      </div>
      <PaletteButton tight={tight} />
      <FullScreenButton />
      <Bell />
      <LanguageMenu />
      <StaffMenu />
    </header>
  );
});
