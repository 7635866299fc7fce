import { createContext, useContext, useEffect } from 'react';

/** Takes a page's mark of unsent changes; nothing does outside the tabs. */
export const PageDirtyContext = createContext<(dirty: boolean) => void>(() => undefined);

/** Marks the page's tab while it holds changes that were not sent. */
export function useUnsentChanges(dirty: boolean): void {
  const mark = useContext(PageDirtyContext);
  useEffect(() => {
    mark(dirty);
  }, [mark, dirty]);
}
