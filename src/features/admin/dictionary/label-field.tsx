import { Input } from 'antd';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';

interface Props {
  language: Language;
  value: string;
  onChange: (label: string) => void;
  onEnter: () => void;
}

/** One language's label of the entry that is being edited. */
export function LabelField({ language, value, onChange, onEnter }: Props) {
  return (
    <Input
      size="small"
      aria-label={LANGUAGE_NAMES[language]}
      maxLength={100}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onPressEnter={onEnter}
    />
  );
}
