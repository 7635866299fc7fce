import { Drawer } from 'antd';
import { useIntl } from 'react-intl';
import { AdminMenu } from './admin-menu';
import styles from './admin-shell.module.css';
import { useAdminMenu } from './use-admin-menu';

/** Menu on narrow screens, in a drawer (spec section 2). */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const { nodes } = useAdminMenu();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={256}
      title={intl.formatMessage({ id: 'admin.name' })}
      mask={{ blur: false }}
      className={styles['drawer'] ?? ''}
      styles={{ body: { padding: 8 } }}
    >
      <AdminMenu mode="inline" nodes={nodes} onOpen={onClose} />
    </Drawer>
  );
}
