import { Match, RouterContextProvider, useRouter } from '@tanstack/react-router';
import {
  Activity,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterPaint } from '@/lib/after-paint';
import { PageDirtyContext } from '@/ui/form/page-dirty';
import { PageNameContext } from '@/ui/admin/page-name';
import { HIDDEN_STYLE, preserveLayout } from './preserve-layout';
import { isInView } from './scroll-positions';
import { createTabView } from './tab-view';
import { useTabs } from './tabs-store';

/**
 * A value as of the last paint of the browser. `useDeferredValue` also renders it second, yet before
 * the first is painted.
 */
function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}

interface Props {
  keyPath: string;
  /** The layout route that the page is drawn in. */
  layout: string;
  active: boolean;
}

/** One page that stays alive: hidden, it keeps its state and stops its effects, timers and calls. */
export const CachedPage = memo(function CachedPage({ keyPath, layout, active }: Props) {
  const live = useRouter();
  const [view] = useState(() => createTabView(live, keyPath));
  const markDirty = useTabs((tabs) => tabs.markDirty);
  const mark = useCallback((dirty: boolean) => markDirty(keyPath, dirty), [markDirty, keyPath]);
  const rename = useTabs((tabs) => tabs.rename);
  const title = useCallback((name: string) => rename(keyPath, name), [rename, keyPath]);
  useLayoutEffect(() => view.follow(), [view]);
  const ready = useSyncExternalStore(view.onChange, view.ready);
  const child = useSyncExternalStore(view.onChange, () => view.childOf(layout));
  // What was drawn is shown at once; that it lives again, or rests, follows.
  const awake = useAfterPaint(active);
  if (!ready || child === undefined) return null;
  const shown = awake ? undefined : isInView(keyPath);

  return (
    <div style={active ? shown : HIDDEN_STYLE}>
      <Activity mode={awake ? 'visible' : 'hidden'}>
        <RouterContextProvider router={view.router}>
          <PageDirtyContext value={mark}>
            <PageNameContext value={title}>
              <div ref={preserveLayout}>
                <Suspense>
                  <Match routeId={child} />
                </Suspense>
              </div>
            </PageNameContext>
          </PageDirtyContext>
        </RouterContextProvider>
      </Activity>
    </div>
  );
});
