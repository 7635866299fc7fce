import { Button, Dropdown } from 'antd';
import { useEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import styles from './tab-bar.module.css';
import { useTabs } from './tabs-store';
import { useActivePage } from './use-active-page';
import { useTabTitle } from './use-tab-title';

interface Props {
  list: RefObject<HTMLElement | null>;
  onOpen: (fullPath: string) => void;
}

function AllTabs({ onOpen }: Pick<Props, 'onOpen'>) {
  const intl = useIntl();
  const titleOf = useTabTitle();
  const tabs = useTabs(({ tabs: all }) => all);
  const { keyPath } = useActivePage();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [keyPath],
        items: tabs.map((tab) => ({ key: tab.keyPath, label: titleOf(tab) })),
        onClick: ({ key }) => {
          const tab = tabs.find((one) => one.keyPath === key);
          if (tab) onOpen(tab.fullPath);
        },
      }}
    >
      <Button
        type="text"
        className={styles['overflow'] ?? ''}
        aria-label={intl.formatMessage({ id: 'tabs.all' })}
      >
        …
      </Button>
    </Dropdown>
  );
}

/** Menu of all tabs, if they don't fit into the bar. */
export function OverflowMenu({ list, onOpen }: Props) {
  const tabs = useTabs(({ tabs: all }) => all);
  const [overflowing, setOverflowing] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const update = () => {
      setOverflowing(element.scrollWidth > element.clientWidth + 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, [list, tabs]);

  return overflowing ? <AllTabs onOpen={onOpen} /> : null;
}
