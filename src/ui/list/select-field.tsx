import { useId } from 'react';
import { useBelowFold } from './use-below-fold';
import { type SelectChoice, type SelectGroup, SelectOptions } from './select-options';
import styles from './select-field.module.css';

interface Props {
  label: string;
  /** Label of the first option, which removes the filter. */
  all: string;
  value: string | undefined;
  choices: readonly (SelectChoice | SelectGroup)[];
  onChange: (value: string | undefined) => void;
}

/** Returns the options. The first render of grouped options (possibly hundreds) has only the selected one. */
function useOffered({ value, choices }: Pick<Props, 'value' | 'choices'>): Props['choices'] {
  const isDrawn = useBelowFold();
  if (isDrawn || !choices.some((choice) => 'options' in choice)) return choices;
  return choices
    .flatMap((choice) => ('options' in choice ? choice.options : [choice]))
    .filter((choice) => choice.value === value)
    .slice(0, 1);
}

/** Labeled native select for a filter. */
export function SelectField({ label, all, value, choices, onChange }: Props) {
  const id = useId();
  const offered = useOffered({ value, choices });
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={value ?? ''}
        onChange={({ target }) => {
          onChange(target.value === '' ? undefined : target.value);
        }}
      >
        <option value="">{all}</option>
        <SelectOptions of={offered} />
      </select>
    </div>
  );
}
