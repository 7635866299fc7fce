import { useEffect, useRef, useState } from 'react';

/**
 * The menu of a narrow window, which opens below the header, behind its own button in the order of
 * the keys: it takes the focus as it opens, and gives it back to that button by Escape.
 * @param pathname the page shown: the menu closes with the page it was opened on
 */
export function useNarrowMenu(pathname: string) {
  const [openAt, setOpenAt] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (open) menu.current?.querySelector('a')?.focus();
  }, [open]);

  return {
    open,
    opener,
    menu,
    toggle: () => {
      setOpenAt(open ? undefined : pathname);
    },
    leave: () => {
      if (!open) return;
      setOpenAt(undefined);
      opener.current?.focus();
    },
  };
}
