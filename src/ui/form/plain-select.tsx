import { type SelectChoice, type SelectGroup, SelectOptions } from '../list/select-options';
import styles from '../list/select-field.module.css';

interface Props {
  /** antd's Form.Item provides `id`, `value` and `onChange`. */
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  options: readonly (SelectChoice | SelectGroup)[];
}

export function PlainSelect({ id, value = '', onChange, options }: Props) {
  return (
    <select
      id={id}
      className={styles['select']}
      value={value}
      onChange={({ target }) => onChange?.(target.value === '' ? undefined : target.value)}
    >
      <option value="" />
      <SelectOptions of={options} />
    </select>
  );
}
