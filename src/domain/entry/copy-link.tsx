import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { entryUrl } from '@/api/share-url';
import { copyText } from '@/lib/copy-text';

/** Button that copies an entry's URL for a colleague. */
export function CopyLink({ id }: { id: string }) {
  const [copied, setCopied] = useState<boolean>();
  const address = entryUrl(id);
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
