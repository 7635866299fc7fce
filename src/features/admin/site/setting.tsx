import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateConfig } from '@/api/generated/staff/staff';
import type { ConfigEntry } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';
import styles from './config-page.module.css';
import { SettingField } from './setting-field';

/** Settings with a name; another one shows its key. */
const NAMES: Record<string, MessageId> = {
  mobileSite: 'staffConfig.mobileSite',
  demoAccounts: 'staffConfig.demoAccounts',
};

interface Props {
  entry: ConfigEntry;
  /** Tells whether it holds changes that were not saved. */
  onDirty: (key: string, dirty: boolean) => void;
}

/** One setting with what it is for, and the button that saves it. */
export function Setting({ entry, onDirty }: Props) {
  const intl = useIntl();
  const [content, setContent] = useState(entry.content);
  const update = useUpdateConfig({
    mutation: {
      onSuccess: () => onDirty(entry.key, false),
    },
  });
  const changed = content !== entry.content;
  const name = NAMES[entry.key];
  const label = name === undefined ? entry.key : intl.formatMessage({ id: name });
  const change = (text: string) => {
    setContent(text);
    onDirty(entry.key, text !== entry.content);
  };
  return (
    <li className={styles['setting']}>
      <span className={styles['key']} aria-hidden="true">
        {label}
      </span>
      <SettingField label={label} value={content} onChange={change} />
      <Button
        type="primary"
        disabled={!changed}
        loading={update.isPending}
        aria-label={`${intl.formatMessage({ id: 'staff.save' })}: ${label}`}
        onClick={() => update.mutate({ data: { key: entry.key, content } })}
      >
        <FormattedMessage id="staff.save" />
      </Button>
    </li>
  );
}
