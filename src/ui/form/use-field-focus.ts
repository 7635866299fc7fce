import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';

type FieldName = Parameters<FormInstance['scrollToField']>[0];

/**
 * Leads to a field as soon as the page shows it, when a step or a language's tab has to open
 * first. It must not be later than that: whoever writes elsewhere by then would lose the focus.
 *
 * @param isShown whether the step of a field is open yet, where opening takes more than a render
 */
export function useFieldFocus<Name extends FieldName>(
  form: Pick<FormInstance, 'scrollToField'>,
  isShown: (name: Name) => boolean = () => true,
): (name: Name) => void {
  const [wanted, setWanted] = useState<{ name: Name }>();
  const reached = useRef<object>(undefined);
  useEffect(() => {
    if (wanted === undefined || wanted === reached.current || !isShown(wanted.name)) return;
    reached.current = wanted;
    form.scrollToField(wanted.name, { block: 'center', focus: true });
  });
  return (name) => setWanted({ name });
}
