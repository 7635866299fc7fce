import styles from './select-field.module.css';

interface Props {
  /** antd's Form.Item supplies these three. */
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  options: readonly { value: string; label: string }[];
}

/** A field of a form with some choices: the browser's own select, which every phone knows. */
export function PlainSelect({ id, value = '', onChange, options }: Props) {
  return (
    <select
      id={id}
      className={styles['select']}
      value={value}
      onChange={({ target }) => onChange?.(target.value === '' ? undefined : target.value)}
    >
      <option value="" />
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
