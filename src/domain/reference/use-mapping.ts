import type { MappingEntry } from '@/api/generated/model';
import { useListMappings } from '@/api/generated/reference/reference';
import { REFERENCE_QUERY_OPTIONS } from './reference-query-options';
import { useLabel } from './use-label';

interface MappedValue {
  id: string;
  value: string;
  label: string;
  parentId?: string | undefined;
}

/** Returns the values of a type with their parents, in the interface's language. */
export function useMapping(dictType: string): {
  entries: readonly MappedValue[];
  /** Returns the direct children of an entry of any type. */
  below: (parentId: string) => readonly MappedValue[];
} {
  const label = useLabel();
  const select = (all: MappingEntry[]) => all.filter((entry) => entry.dictType === dictType);
  const { data = [] } = useListMappings({ query: { ...REFERENCE_QUERY_OPTIONS, select } });
  const entries = data.map(({ id, value, labels, parentId }) => ({
    id,
    value,
    parentId,
    label: label(labels),
  }));
  return { entries, below: (parentId) => entries.filter((entry) => entry.parentId === parentId) };
}
