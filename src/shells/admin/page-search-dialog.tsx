import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { menuPages } from '@/session/menu-tree';
import { NativeDialog } from '@/ui/feedback/native-dialog';
import styles from '../search/search-dialog.module.css';
import { moveSelection } from '../search/list-navigation';
import { useAdminMenu } from './use-admin-menu';

/** The pages by their titles, for screens that have no room for a field in the header. */
export function PageSearchDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { nodes, title } = useAdminMenu();
  const [typed, setTyped] = useState('');
  const label = intl.formatMessage({ id: 'admin.search' });
  const words = typed.trim().toLowerCase();
  const hits = menuPages(nodes).filter((node) => title(node).toLowerCase().includes(words));

  return (
    <NativeDialog label={label} className={styles['size']} onClose={onClose}>
      <form
        className={styles['panel']}
        onKeyDown={moveSelection}
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.querySelector('a')?.click();
        }}
      >
        <div className={styles['head']}>
          <input
            type="search"
            className={styles['input']}
            value={typed}
            aria-label={label}
            placeholder={label}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="button" className={styles['close']} onClick={onClose}>
            <FormattedMessage id="search.close" />
          </button>
        </div>
        <p role="status" className={hits.length > 0 ? 'visually-hidden' : styles['none']}>
          {hits.length === 0 && <FormattedMessage id="admin.searchEmpty" />}
        </p>
        <ul>
          {hits.map((node) => (
            <li key={node.routeName}>
              <a className={styles['hit']} href={`#${node.path ?? ''}`} onClick={onClose}>
                {title(node)}
              </a>
            </li>
          ))}
        </ul>
      </form>
    </NativeDialog>
  );
}
