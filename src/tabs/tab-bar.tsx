import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { OverflowMenu } from './overflow-menu';
import { TabItem } from './tab-item';
import styles from './tab-bar.module.css';
import { useTabActions } from './use-tab-actions';
import { useTabs } from './tabs-store';
import { useActivePage } from './use-active-page';

interface Props {
  /** Whether the bar stays in sight while the page scrolls. */
  locked: boolean;
  onToggleLock: () => void;
  /** Told before a page is mounted anew, so that its data is asked for again. */
  onRefresh: () => void;
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Farther than a click's tremble. */
const DRAG_DISTANCE = 8;

/** The open pages as tabs: arrows move, Enter shows, Delete closes, dragging reorders. */
export function TabBar({ locked, onToggleLock, onRefresh }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const { tabs, move, refresh } = useTabs();
  const { keyPath: active } = useActivePage();
  const actions = useTabActions(active);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };

  return (
    <div className={styles['bar']} data-fixed={locked}>
      {actions.holder}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ container: document.body }}
        onDragEnd={({ active: dragged, over }) => {
          if (over) move(String(dragged.id), String(over.id));
        }}
      >
        <SortableContext
          items={tabs.map(({ keyPath }) => keyPath)}
          strategy={horizontalListSortingStrategy}
        >
          <div
            ref={list}
            role="tablist"
            aria-label={intl.formatMessage({ id: 'tabs.open' })}
            className={styles['list']}
            onKeyDown={onKeyDown}
          >
            {tabs.map((tab) => (
              <TabItem
                key={tab.keyPath}
                tab={tab}
                active={tab.keyPath === active}
                locked={locked}
                actions={actions}
                onToggleLock={onToggleLock}
                onRefresh={() => {
                  onRefresh();
                  refresh(tab.keyPath, tab.keyPath === active);
                }}
              />
            ))}
          </div>
        </SortableContext>
      </DndContext>
      <OverflowMenu list={list} onOpen={actions.open} active={active} />
    </div>
  );
}
