import { createContext, useContext, useEffect } from 'react';

/** Takes the name of what a page shows; nothing does outside the tabs. */
export const PageNameContext = createContext<(name: string) => void>(() => undefined);

/** Titles the page's tab with the name of the record it shows, the same in every language. */
export function usePageName(name: string | undefined): void {
  const title = useContext(PageNameContext);
  useEffect(() => {
    if (name !== undefined) title(name);
  }, [title, name]);
}
