import { createContext, useContext, useEffect } from 'react';

/** Marks the page's tab as having unsaved changes; does nothing outside the tabs. */
export const PageDirtyContext = createContext<(dirty: boolean) => void>(() => undefined);

/** Marks the page's tab while the page has unsaved changes. */
export function useUnsentChanges(dirty: boolean): void {
  const mark = useContext(PageDirtyContext);
  useEffect(() => {
    mark(dirty);
  }, [mark, dirty]);
}
