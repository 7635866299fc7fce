import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';

type FieldName = Parameters<FormInstance['scrollToField']>[0];

/**
 * Returns a function that scrolls to a field and focuses it as soon as it is rendered, for fields in a
 * closed step or language tab. Focuses once per call, so that input elsewhere isn't interrupted.
 * @param isShown returns whether the field can receive focus; needed if this takes several renders
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
    form.scrollToField(wanted.name, {
      // A field behind a bar at the bottom counts as visible.
      scrollMode: 'always',
      block: 'center',
      focus: true,
    });
  });
  return (name) => setWanted({ name });
}
