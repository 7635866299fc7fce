import { useId } from 'react';
import styles from './select-field.module.css';

interface Props {
  label: string;
  /** What the first choice says, which filters nothing. */
  all: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

/** A filter with a handful of choices: the browser's own select, which every phone knows. */
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
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
