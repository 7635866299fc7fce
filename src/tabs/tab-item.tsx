import { useSortable } from '@dnd-kit/sortable';
import { memo, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { afterPaint } from '@/lib/after-paint';
import type { Tab } from './tab';
import styles from './tab-bar.module.css';
import { useIsActive } from './use-active-page';
import type { TabActions } from './use-tab-actions';
import { useTabTitle } from './use-tab-title';

interface Props {
  tab: Tab;
  actions: TabActions;
}

const MIDDLE_BUTTON = 1;

/** Scrolls a tab into view, but not the page, as `scrollIntoView` would. */
function bringIntoView(tab: HTMLElement | null): void {
  const bar = tab?.parentElement;
  if (!tab || !bar) return;
  const [own, seen] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
  bar.scrollLeft += Math.min(0, own.left - seen.left) || Math.max(0, own.right - seen.right);
}

export const TabItem = memo(function TabItem({ tab, actions }: Props) {
  const intl = useIntl();
  const title = useTabTitle()(tab);
  const element = useRef<HTMLDivElement>(null);
  const { setNodeRef, listeners, transform, transition } = useSortable({ id: tab.keyPath });
  const { keyPath, fullPath } = tab;
  const active = useIsActive(keyPath);

  useEffect(() => {
    if (!active) return undefined;
    return afterPaint(() => bringIntoView(element.current));
  }, [active]);

  return (
    <div
      ref={(node) => {
        element.current = node;
        setNodeRef(node);
      }}
      {...listeners}
      role="tab"
      data-tab={keyPath}
      aria-selected={active}
      aria-label={tab.dirty ? `${title}: ${intl.formatMessage({ id: 'tabs.dirty' })}` : title}
      aria-keyshortcuts="Enter Delete"
      aria-busy={tab.loading}
      tabIndex={active ? 0 : -1}
      className={styles['tab']}
      style={{
        transition,
        ...(transform && { transform: `translateX(${transform.x}px)` }),
      }}
      onClick={() => {
        if (!active) actions.open(fullPath);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Delete') actions.close(keyPath);
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        actions.open(fullPath);
      }}
      onMouseDown={(event) => {
        // Prevents automatic scrolling.
        if (event.button === MIDDLE_BUTTON) event.preventDefault();
      }}
      onAuxClick={({ button }) => {
        if (button === MIDDLE_BUTTON) actions.close(keyPath);
      }}
    >
      {tab.dirty && <span className={styles['dot']} />}
      <span className={styles['title']}>{title}</span>
      {!tab.unclose && (
        // No tab stop: the tabs pattern closes with Delete.
        <span
          role="button"
          aria-label={intl.formatMessage({ id: 'tabs.close' }, { title })}
          className={styles['close']}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            actions.close(keyPath);
          }}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <path d="m2 2 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
      )}
    </div>
  );
});
