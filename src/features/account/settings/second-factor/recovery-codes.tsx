import { Button, Space } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { copyText } from '@/lib/copy-text';
import { saveFile } from '@/lib/save-file';
import { useUnsentChanges } from '@/ui/form/page-dirty';
import { Setting } from '../setting';
import styles from './second-factor.module.css';

interface Props {
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows the recovery codes once, to copy or download. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const [copied, setCopied] = useState<boolean>();
  // The codes can't be shown again: confirm before leaving.
  useUnsentChanges(true);
  const text = `${codes.join('\n')}\n`;
  return (
    <Setting title="secondFactor.codesTitle" lead="secondFactor.codesLead">
      <ol role="list" className={styles['codes']} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Space wrap>
        <Button onClick={() => void copyText(text).then(setCopied)}>
          <FormattedMessage id="secondFactor.copy" />
        </Button>
        <Button
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <FormattedMessage id="secondFactor.download" />
        </Button>
        <Button type="primary" onClick={onSaved}>
          <FormattedMessage id="secondFactor.saved" />
        </Button>
      </Space>
      <p role="status" className={styles['status']}>
        {copied !== undefined && (
          <FormattedMessage id={copied ? 'secondFactor.copied' : 'secondFactor.notCopied'} />
        )}
      </p>
    </Setting>
  );
}
