import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EntryValues } from '@/domain/entry/entry-values';
import { problemsOf, type EntryProblem } from './entry-problems';

const same = (one: readonly EntryProblem[], other: readonly EntryProblem[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The problems of an entry's form: from the first check on, always those of its current values. */
export function useEntryProblems(form: FormInstance<EntryValues>) {
  const { locale } = useIntl();
  const [problems, setProblems] = useState<readonly EntryProblem[]>([]);
  const checked = useRef(false);

  /** Shows the errors that the fields have now. */
  const update = (): readonly EntryProblem[] => {
    const found = checked.current ? problemsOf(form.getFieldsError()) : [];
    setProblems((shown) => (same(shown, found) ? shown : found));
    return found;
  };

  /** Validates every field; returns the problems. */
  const check = async (): Promise<readonly EntryProblem[]> => {
    checked.current = true;
    // The errors stay at the fields.
    await form.validateFields().catch(() => undefined);
    return update();
  };

  // After a change, once the page shows it: a new row has fields of its own, a value may mend or break
  // another field. And in another language.
  const [changes, setChanges] = useState(0);
  const repeat = useEffectEvent(() => {
    if (checked.current) void check();
  });
  useEffect(() => repeat(), [changes, locale]);

  return {
    problems,
    check,
    /** Repeats the check. */
    recheck: () => setChanges((count) => count + 1),
    update,
    /** Starts again, for values that were not checked. */
    reset: () => {
      checked.current = false;
      update();
    },
  };
}
