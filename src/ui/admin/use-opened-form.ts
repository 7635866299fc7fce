import type { FormInstance } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';

interface Options<T extends object> {
  open: boolean;
  form: FormInstance<T>;
  name: string;
  initialValues: Partial<T>;
}

/**
 * What the form of a drawer began with when that was opened. A drawer that leaves still shows its form,
 * and antd lets values that an instance holds go before initial ones: without this, the form of the next
 * record would begin with those of none.
 * @param onOpen called when it is opened
 */
export function useOpenedForm<T extends object>(options: Options<T>, onOpen: () => void) {
  const { open, form, name, initialValues } = options;
  const [opened, setOpened] = useState({ open, name, initialValues });
  if (open && (!opened.open || opened.name !== name)) {
    setOpened({ open, name, initialValues });
    onOpen();
  } else if (!open && opened.open) setOpened({ ...opened, open });

  /** Whether the instance holds the values of an earlier form, which has not left yet. */
  const holdsEarlier = useRef(false);
  useLayoutEffect(() => {
    if (!open) return;
    if (holdsEarlier.current) form.resetFields();
    holdsEarlier.current = true;
  }, [open, name, form]);
  return {
    name: opened.name,
    initialValues: opened.initialValues,
    /** To be called once the form has left the page. */
    onGone: () => {
      holdsEarlier.current = false;
    },
  };
}
