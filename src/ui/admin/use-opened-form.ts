import type { FormInstance } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';

interface Options<T extends object> {
  open: boolean;
  form: FormInstance<T>;
  name: string;
  initialValues: Partial<T>;
}

/**
 * Keeps the initial values that a drawer's form was opened with. While a drawer closes it still renders its
 * form, and antd prefers the values of a form instance over `initialValues`; without this hook the form
 * for the next record would start empty.
 * @param onOpen called when the drawer opens or its record changes
 */
export function useOpenedForm<T extends object>(options: Options<T>, onOpen: () => void) {
  const { open, form, name, initialValues } = options;
  const [opened, setOpened] = useState({ open, name, initialValues });
  if (open && (!opened.open || opened.name !== name)) {
    setOpened({ open, name, initialValues });
    onOpen();
  } else if (!open && opened.open) setOpened({ ...opened, open });

  /** Whether the instance still holds the values of a previous form that hasn't unmounted yet. */
  const holdsEarlier = useRef(false);
  /** The opening that the form was reset for; the effect also runs when a hidden tab is shown again. */
  const reset = useRef(opened);
  useLayoutEffect(() => {
    if (!open || reset.current === opened) return;
    reset.current = opened;
    if (holdsEarlier.current) form.resetFields();
    holdsEarlier.current = true;
  }, [open, opened, form]);
  return {
    name: opened.name,
    initialValues: opened.initialValues,
    /** Must be called after the form has unmounted. */
    onGone: () => {
      holdsEarlier.current = false;
    },
  };
}
