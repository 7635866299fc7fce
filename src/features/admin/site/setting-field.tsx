import { Input } from 'antd';
import { RichField } from '@/ui/rich-editor/rich-field';
import styles from './config-page.module.css';

const RICH = ['guide'];

interface Props {
  /** Key of the setting. */
  name: string;
  label: string;
  value: string;
  onChange: (content: string) => void;
}

/** A setting by its nature: rich text or plain text. */
export function SettingField({ name, label, value, onChange }: Props) {
  if (RICH.includes(name)) return <RichField label={label} value={value} onChange={onChange} />;
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
