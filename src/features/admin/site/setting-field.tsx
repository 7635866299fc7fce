import { Input } from 'antd';
import styles from './config-page.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (content: string) => void;
}

/** A setting as text. */
export function SettingField({ label, value, onChange }: Props) {
  return (
    <Input.TextArea
      aria-label={label}
      className={styles['text'] ?? ''}
      rows={Math.min(value.split('\n').length, 10)}
      // Where the style sheet can't make it as tall as its text.
      autoSize={!CSS.supports('field-sizing', 'content') && { minRows: 1, maxRows: 10 }}
      maxLength={100_000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
