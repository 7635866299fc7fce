import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { copyText } from '@/lib/copy-text';

/** Button that copies a URL. */
export function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <>
      <Button onClick={() => void copyText(address).then(setCopied)}>
        <FormattedMessage id="activity.shareCopy" />
      </Button>
      <span role="status">
        {copied === true && <FormattedMessage id="activity.shareCopied" />}
        {copied === false && <FormattedMessage id="activity.shareNotCopied" values={{ address }} />}
      </span>
    </>
  );
}
