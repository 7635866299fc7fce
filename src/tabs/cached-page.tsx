import { Match, RouterContextProvider, useRouter } from '@tanstack/react-router';
import {
  Activity,
  memo,
  Suspense,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { PageDirtyContext } from '@/ui/form/page-dirty';
import { PageNameContext } from '@/ui/admin/page-name';
import { createTabView } from './tab-view';
import { useTabs } from './tabs-store';

interface Props {
  keyPath: string;
  /** Layout route that renders the page. */
  layout: string;
  active: boolean;
}

/** A cached page. While hidden, it keeps its state and stops effects, timers and requests. */
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
  if (!ready || child === undefined) return null;

  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <RouterContextProvider router={view.router}>
        <PageDirtyContext value={mark}>
          <PageNameContext value={title}>
            <Suspense>
              <Match routeId={child} />
            </Suspense>
          </PageNameContext>
        </PageDirtyContext>
      </RouterContextProvider>
    </Activity>
  );
});
