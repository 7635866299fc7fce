import { useState } from 'react';
import { useComposing } from '@/lib/composition';
import { containsWords } from '@/lib/contains-words';

interface Option {
  value?: unknown;
  label?: unknown;
}

/** Whether the label of an option contains the typed words. */
export function isLabelFound(typed: string, option: Option | undefined): boolean {
  return typeof option?.label === 'string' && containsWords(option.label, typed);
}

/**
 * The `showSearch` of a select that filters its own options, by their labels unless `isFound` is given.
 * While an input method composes, the options stay as they were.
 */
export function useOptionSearch(isFound = isLabelFound) {
  const composing = useComposing();
  const [settled, setSettled] = useState('');
  return {
    onSearch: (typed: string) => {
      if (!composing) setSettled(typed);
    },
    filterOption: (typed: string, option?: Option) => isFound(composing ? settled : typed, option),
  };
}
