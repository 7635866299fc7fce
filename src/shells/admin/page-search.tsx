import { useRouter } from '@tanstack/react-router';
import { Select } from 'antd';
import { useIntl } from 'react-intl';
import { menuPages } from '@/session/menu-tree';
import { useAdminMenu } from './use-admin-menu';
import styles from './admin-shell.module.css';

/** Finds a page by its title and opens it. */
export function PageSearch() {
  const intl = useIntl();
  const router = useRouter();
  const { nodes, title } = useAdminMenu();
  return (
    <Select
      className={styles['search'] ?? ''}
      aria-label={intl.formatMessage({ id: 'admin.search' })}
      placeholder={intl.formatMessage({ id: 'admin.search' })}
      notFoundContent={intl.formatMessage({ id: 'admin.searchEmpty' })}
      showSearch={{ optionFilterProp: 'label' }}
      value={null}
      options={menuPages(nodes).map((node) => ({ value: node.path ?? '', label: title(node) }))}
      onSelect={(path: string | null) => {
        if (path !== null) void router.navigate({ href: path });
      }}
    />
  );
}
