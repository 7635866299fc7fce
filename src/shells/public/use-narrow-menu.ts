import { useEffect, useRef, useState } from 'react';

/**
 * State of the menu in narrow viewports, which opens below the header. It takes the focus when it opens, and
 * Escape returns the focus to its button.
 * @param pathname path of the current page; navigation closes the menu
 * @param filled whether the links are loaded; a menu opened earlier takes the focus then
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
