import { useState } from 'react';
import { useComposing } from '@/lib/composition';
import { containsWords } from '@/lib/contains-words';

interface Option {
  value?: unknown;
  label?: unknown;
}

/** Returns whether the label of an option contains the entered words. */
export function isLabelFound(typed: string, option: Option | undefined): boolean {
  return typeof option?.label === 'string' && containsWords(option.label, typed);
}

/**
 * `showSearch` props for a select that filters its options, by label unless `isFound` is given.
 * The filter doesn't change during IME composition.
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
