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
  /** Called before a page is remounted, so that its data is asked for again. */
  onRefresh: () => void;
  /** The list of tabs; each has its key as `data-tab`. */
  children: ReactElement;
}

/** What a right click on a tab offers (spec section 2). One menu for all of them. */
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
          // Beside the tabs there is nothing that it would be about.
          setOpen(tab !== null);
        }}
      >
        {children}
      </div>
    </Dropdown>
  );
}
