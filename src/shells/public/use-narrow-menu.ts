import { useEffect, useRef, useState } from 'react';

/**
 * State of the menu in narrow viewports, which opens below the header. Opening the menu moves focus
 * to its first link; Escape returns focus to the menu button.
 * @param pathname path of the current page; navigation closes the menu
 * @param filled whether the links have loaded; a menu that is already open receives focus then
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
