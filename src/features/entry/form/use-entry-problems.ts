import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EntryValues } from '@/domain/entry/entry-values';
import { problemsOf, type EntryProblem } from './entry-problems';

const same = (one: readonly EntryProblem[], other: readonly EntryProblem[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Problems of an entry's form; empty before the first check, then kept up to date. */
export function useEntryProblems(form: FormInstance<EntryValues>) {
  const { locale } = useIntl();
  const [problems, setProblems] = useState<readonly EntryProblem[]>([]);
  const checked = useRef(false);

  /** Updates the problems from the current field errors. */
  const update = (): readonly EntryProblem[] => {
    const found = checked.current ? problemsOf(form.getFieldsError()) : [];
    setProblems((shown) => (same(shown, found) ? shown : found));
    return found;
  };

  /** Validates every field and returns the problems. */
  const check = async (): Promise<readonly EntryProblem[]> => {
    checked.current = true;
    // `update` reads the errors from the fields.
    await form.validateFields().catch(() => undefined);
    return update();
  };

  // Validates again after a change of values or language has rendered: a change may add fields or affect the
  // rules of other fields.
  const [changes, setChanges] = useState(0);
  const repeat = useEffectEvent(() => {
    if (checked.current) void check();
  });
  useEffect(() => repeat(), [changes, locale]);

  return {
    problems,
    check,
    /** Schedules another check. */
    recheck: () => setChanges((count) => count + 1),
    update,
    /** Clears the problems until the next check, for example after the values were replaced. */
    reset: () => {
      checked.current = false;
      update();
    },
  };
}
