import { createContext, useContext, useEffect } from 'react';

/** Sets the title of the current page's tab; does nothing outside the tabs. */
export const PageNameContext = createContext<(name: string) => void>(() => undefined);

/** Sets the title of the page's tab to a record's name, which must be the same in every language. */
export function usePageName(name: string | undefined): void {
  const title = useContext(PageNameContext);
  useEffect(() => {
    if (name !== undefined) title(name);
  }, [title, name]);
}
