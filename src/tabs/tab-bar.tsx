import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { OverflowMenu } from './overflow-menu';
import styles from './tab-bar.module.css';
import { TabContextMenu } from './tab-context-menu';
import { TabItem } from './tab-item';
import { useTabs } from './tabs-store';
import { useTabActions } from './use-tab-actions';

interface Props {
  /** Whether the bar is fixed while the page scrolls. */
  locked: boolean;
  onToggleLock: () => void;
  /** Called before a page is remounted, to invalidate its data. */
  onRefresh: () => void;
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Minimum drag distance, in pixels, so that clicks don't drag. */
const DRAGGED = { activationConstraint: { distance: 8 } };

/**
 * Tabs of the open pages: arrow keys move focus, Enter opens, Delete closes, dragging reorders.
 * Doesn't re-render when the active tab changes: each tab reads whether it is active.
 */
export function TabBar({ locked, onToggleLock, onRefresh }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const tabs = useTabs((state) => state.tabs);
  const move = useTabs((state) => state.move);
  const [actions, holder] = useTabActions();
  const sensors = useSensors(useSensor(PointerSensor, DRAGGED));
  const keys = useMemo(() => tabs.map(({ keyPath }) => keyPath), [tabs]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };

  return (
    <div className={styles['bar']} data-fixed={locked}>
      {holder}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ container: document.body }}
        onDragEnd={({ active, over }) => {
          if (over) move(String(active.id), String(over.id));
        }}
      >
        <SortableContext items={keys} strategy={horizontalListSortingStrategy}>
          <TabContextMenu
            locked={locked}
            actions={actions}
            onToggleLock={onToggleLock}
            onRefresh={onRefresh}
          >
            <div
              ref={list}
              role="tablist"
              aria-label={intl.formatMessage({ id: 'tabs.open' })}
              className={styles['list']}
              onKeyDown={onKeyDown}
            >
              {tabs.map((tab) => (
                <TabItem key={tab.keyPath} tab={tab} actions={actions} />
              ))}
            </div>
          </TabContextMenu>
        </SortableContext>
      </DndContext>
      <OverflowMenu list={list} onOpen={actions.open} />
    </div>
  );
}
