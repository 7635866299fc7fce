import { useQueries } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getGetScoreSheetQueryOptions } from '@/api/generated/staff-judging/staff-judging';
import type { EntryAssignment } from '@/api/generated/model';
import { copyText } from '@/lib/copy-text';

/** Button that copies the comments to the team of an entry's submitted score sheets; absent without comments. */
export function CopyComments({ assignments }: { assignments: readonly EntryAssignment[] }) {
  const intl = useIntl();
  const [copied, setCopied] = useState<boolean>();
  // Read before the click: Safari allows a copy only while it handles the click.
  const sheets = useQueries({
    queries: assignments
      .filter(({ state }) => state === 'submitted')
      .map(({ id }) => getGetScoreSheetQueryOptions(id)),
  });
  const comments = sheets.flatMap(({ data }) => data?.sheet.commentToTeam ?? []);
  if (comments.length === 0 || sheets.some(({ data }) => data === undefined)) return null;

  const text = comments.join('\n\n');
  return (
    <div style={{ marginTop: 16 }}>
      <Button onClick={() => void copyText(text).then(setCopied)}>
        <FormattedMessage id="staffJudging.copyComments" values={{ count: comments.length }} />
      </Button>{' '}
      <span role="status">
        {copied === true && <FormattedMessage id="staffJudging.commentsCopied" />}
        {copied === false && <FormattedMessage id="staffJudging.commentsNotCopied" />}
      </span>
      {copied === false && (
        <Input.TextArea
          readOnly
          autoSize
          value={text}
          aria-label={intl.formatMessage({ id: 'judging.commentToTeam' })}
        />
      )}
    </div>
  );
}
