import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listConfig, useUpdateConfig } from '@/api/generated/staff/staff';
import type { ConfigEntry } from '@/api/generated/model';
import { useOptimisticSave } from '@/domain/record/use-optimistic-save';
import type { MessageId } from '@/i18n/message-ids';
import styles from './config-page.module.css';

interface SettingFieldProps {
  label: string;
  value: string;
  onChange: (content: string) => void;
}

function SettingField({ label, value, onChange }: SettingFieldProps) {
  return (
    <Input.TextArea
      aria-label={label}
      className={styles['text'] ?? ''}
      rows={Math.min(value.split('\n').length, 10)}
      // Fallback for browsers without `field-sizing`.
      autoSize={!CSS.supports('field-sizing', 'content') && { minRows: 1, maxRows: 10 }}
      maxLength={100_000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Names of settings; others are shown by their key. */
const NAMES: Record<string, MessageId> = {
  mobileSite: 'staffConfig.mobileSite',
  demoAccounts: 'staffConfig.demoAccounts',
};

interface Props {
  entry: ConfigEntry;
  /** Called when the setting gains or loses unsaved changes. */
  onDirty: (key: string, dirty: boolean) => void;
}

/** Setting with its description and a save button. */
export function Setting({ entry, onDirty }: Props) {
  const intl = useIntl();
  const [content, setContent] = useState(entry.content);
  /** Version on which the field is based; unlike the list, not affected by changes of other users. */
  const [base, setBase] = useState(entry);
  const update = useUpdateConfig();
  const changed = content !== base.content;
  const { key } = base;
  const name = NAMES[key];
  const label = name === undefined ? key : intl.formatMessage({ id: name });
  const change = (text: string) => {
    setContent(text);
    onDirty(key, text !== base.content);
  };
  const saver = useOptimisticSave<{ content: string }, string>({
    base: { content: base, revision: base.revision ?? '' },
    labels: { content: label },
    readNewest: async () => {
      const newest = (await listConfig()).find((one) => one.key === key);
      return newest && { content: newest, revision: newest.revision ?? '' };
    },
    update: async (body, revision) => {
      const saved = await update.mutateAsync({ data: { key, ...body, revision } });
      setBase(saved);
      setContent(saved.content);
    },
    onSaved: () => onDirty(key, false),
  });
  return (
    <li className={styles['setting']}>
      <span className={styles['key']} aria-hidden="true">
        {label}
      </span>
      <SettingField label={label} value={content} onChange={change} />
      <Button
        type="primary"
        disabled={!changed}
        loading={saver.saving}
        aria-label={`${intl.formatMessage({ id: 'staff.save' })}: ${label}`}
        onClick={() => saver.save({ content })}
      >
        <FormattedMessage id="staff.save" />
      </Button>
      {saver.dialog}
    </li>
  );
}
