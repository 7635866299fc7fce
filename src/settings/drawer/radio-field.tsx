import { Radio } from 'antd';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import styles from './drawer.module.css';

interface Props<T extends string> {
  label: MessageId;
  options: readonly T[];
  text: (option: T) => ReactNode;
  value: T;
  onChange: (option: T) => void;
}

export function RadioField<T extends string>({ label, options, text, value, onChange }: Props<T>) {
  const id = useId();
  return (
    <section className={styles['section']}>
      <h3 id={id} className={styles['label']}>
        <FormattedMessage id={label} />
      </h3>
      <Radio.Group
        aria-labelledby={id}
        value={value}
        options={options.map((option) => ({ value: option, label: text(option) }))}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      />
    </section>
  );
}
