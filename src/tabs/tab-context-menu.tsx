import { Dropdown } from 'antd';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from './tab-bar.module.css';
import { shownKey } from './tab-list';
import { useTabs } from './tabs-store';
import type { TabActions } from './use-tab-actions';

interface Props {
  locked: boolean;
  actions: TabActions;
  onToggleLock: () => void;
  /** Called before a page is remounted, to invalidate its data. */
  onRefresh: () => void;
  /** List of tabs; each has its key in `data-tab`. */
  children: ReactElement;
}

/** Context menu shared by all tabs (spec section 2). */
export function TabContextMenu({ locked, actions, onToggleLock, onRefresh, children }: Props) {
  const intl = useIntl();
  const [target, setTarget] = useState<string>();
  const [open, setOpen] = useState(false);

  const menu = {
    items: [
      { key: 'left', label: intl.formatMessage({ id: 'tabs.closeLeft' }) },
      { key: 'right', label: intl.formatMessage({ id: 'tabs.closeRight' }) },
      { key: 'others', label: intl.formatMessage({ id: 'tabs.closeOthers' }) },
      { key: 'refresh', label: intl.formatMessage({ id: 'tabs.refresh' }) },
      {
        key: 'lock',
        label: intl.formatMessage({ id: 'tabs.lock' }),
        ...(locked && { extra: <span aria-hidden="true">✓</span> }),
      },
    ],
    onClick: ({ key }: { key: string }) => {
      setOpen(false);
      if (target === undefined) return;
      if (key === 'lock') onToggleLock();
      if (key === 'left' || key === 'right' || key === 'others') actions.closeOthers(target, key);
      if (key !== 'refresh') return;
      onRefresh();
      const tabs = useTabs.getState();
      tabs.refresh(target, target === shownKey(tabs));
    },
  };

  return (
    <Dropdown menu={menu} trigger={['contextMenu']} open={open} onOpenChange={setOpen}>
      <div
        role="presentation"
        className={styles['area']}
        onContextMenu={({ target: pressed }) => {
          const tab =
            pressed instanceof Element ? pressed.closest<HTMLElement>('[data-tab]') : null;
          setTarget(tab?.dataset['tab']);
          // The area beside the tabs has no menu.
          setOpen(tab !== null);
        }}
      >
        {children}
      </div>
    </Dropdown>
  );
}
