import { useEffect, useRef, useState } from 'react';

/**
 * The menu of a narrow window, which opens below the header, behind its own button in the order of
 * the keys: it takes the focus as it opens, and gives it back to that button by Escape.
 * @param pathname the page shown: the menu closes with the page it was opened on
 * @param filled whether its links have come; who opened it before gets the focus there then
 */
export function useNarrowMenu(pathname: string, filled: boolean) {
  const [openAt, setOpenAt] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (open && filled) menu.current?.querySelector('a')?.focus();
  }, [open, filled]);

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
