import { Select, type SelectProps } from 'antd';
import type { MappingEntry } from '@/api/generated/model';
import { useOptionSearch } from '@/ui/form/use-option-search';
import { dictionaryTypes } from './entries';
import { TypeName } from './type-name';
import { useTypeName } from './use-type-name';

interface Props extends Omit<SelectProps<string>, 'options' | 'optionRender' | 'showSearch'> {
  /** Entries whose types are the options. */
  entries: readonly MappingEntry[];
}

/** Selects a dictionary type; searches by name and code. */
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
