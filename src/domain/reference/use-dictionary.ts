import type { Dictionary } from '@/api/generated/model';
import { useListDictionaries } from '@/api/generated/reference/reference';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';
import { useLabel } from './use-label';

interface Choice {
  value: string;
  label: string;
}

/** Returns a dictionary's choices and a lookup of labels; unknown values are their own label. */
export function useDictionary(code: string): {
  choices: readonly Choice[];
  labelOf: (value: string) => string;
} {
  const label = useLabel();
  const select = (all: Dictionary[]) => all.find((one) => one.code === code)?.dataList;
  const { data = [] } = useListDictionaries({ query: { ...REFERENCE_QUERY_OPTIONS, select } });
  const choices = data.map((item) => ({ value: item.value, label: label(item.label) }));
  return {
    choices,
    labelOf: (value) => choices.find((choice) => choice.value === value)?.label ?? value,
  };
}
