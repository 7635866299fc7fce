import { Select, type SelectProps } from 'antd';
import type { MappingEntry } from '@/api/generated/model';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { dictionaryTypes } from './entries';
import { TypeName } from './type-name';
import { useTypeName } from './use-type-name';

interface Props extends Omit<SelectProps<string>, 'options' | 'optionRender' | 'showSearch'> {
  /** Those whose types are offered. */
  entries: readonly MappingEntry[];
}

/** A type of the entries, found by its name or its code. */
export function TypeSelect({ entries, ...props }: Props) {
  const typeName = useTypeName();
  const optionSearch = useOptionSearch();
  return (
    <Select<string>
      {...props}
      showSearch={optionSearch}
      options={dictionaryTypes(entries).map((value) => {
        const name = typeName(value);
        return { value, label: name === undefined ? value : `${name} · ${value}` };
      })}
      optionRender={({ value }) => <TypeName type={String(value)} />}
    />
  );
}
