import { useId } from 'react';
import { type SelectChoice, type SelectGroup, SelectOptions } from './select-options';
import styles from './select-field.module.css';

interface Props {
  label: string;
  /** What the first choice says, which filters nothing. */
  all: string;
  value: string | undefined;
  choices: readonly (SelectChoice | SelectGroup)[];
  onChange: (value: string | undefined) => void;
}

/** A filter with some choices: the browser's own select, which every phone knows. */
export function SelectField({ label, all, value, choices, onChange }: Props) {
  const id = useId();
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
        <SelectOptions of={choices} />
      </select>
    </div>
  );
}
