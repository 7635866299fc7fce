import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDates } from '@/i18n/format/dates';
import { isTooLarge, type CallFailure } from '../feedback/call-failure';
import { FailureText } from '../feedback/failure-text';

interface Props {
  /** Time of the restored local draft, if one was restored. */
  restoredAt: string | undefined;
  onDiscard: () => void;
  otherTab: boolean;
  /** Whether the browser rejects the storage of drafts. */
  notStored: boolean;
  /** Newer version of the record, saved by someone else. */
  newer: { updateDate: string; submitted?: boolean } | undefined;
  onUseMine: () => void;
  onUpdate: () => void;
  /** Failure of the last save. */
  problem: CallFailure | undefined;
}

/** Returns whether a retry of the save may succeed. */
function isFault(failure: CallFailure): boolean {
  const { kind } = failure;
  return !isTooLarge(failure) && (kind === 'TransportFault' || kind === 'ServerFault');
}

/** Notices of a form: restored draft, storage problems, another tab, a newer version, a failed save. */
export function FormNotices(props: Props) {
  const { restoredAt, onDiscard, otherTab, notStored, newer, onUseMine, onUpdate, problem } = props;
  const dates = useDates();
  const expired = problem?.kind === 'SessionExpired';
  const refused = useRef<HTMLDivElement>(null);
  // The save button may be far below the notice.
  const outcome = newer ?? problem;
  useEffect(() => {
    if (outcome !== undefined) refused.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <>
      {restoredAt !== undefined && (
        <Alert
          type="info"
          role="status"
          showIcon
          title={
            <FormattedMessage id="form.restored" values={{ time: dates.moment(restoredAt) }} />
          }
          action={
            <Button size="small" onClick={onDiscard}>
              <FormattedMessage id="form.discard" />
            </Button>
          }
        />
      )}
      {notStored && (
        <Alert
          type="warning"
          role="status"
          showIcon
          title={<FormattedMessage id="form.unkept" />}
        />
      )}
      {otherTab && (
        <Alert
          type="warning"
          role="status"
          showIcon
          title={<FormattedMessage id="form.otherTab" />}
        />
      )}
      {outcome !== undefined && (
        <div ref={refused}>
          {newer !== undefined && (
            <Alert
              type="warning"
              role="alert"
              showIcon
              title={
                <FormattedMessage
                  id={newer.submitted === true ? 'form.newerSubmitted' : 'form.newer'}
                  values={{ time: dates.moment(newer.updateDate) }}
                />
              }
              description={
                <Space wrap>
                  <Button size="small" onClick={onUseMine}>
                    <FormattedMessage id="form.keepMine" />
                  </Button>
                  <Button size="small" onClick={onUpdate}>
                    <FormattedMessage id="form.takeNewer" />
                  </Button>
                </Space>
              }
            />
          )}
          {problem !== undefined && (
            <Alert
              type="error"
              role="alert"
              showIcon
              title={
                expired || isFault(problem) ? (
                  <FormattedMessage id={expired ? 'form.expired' : 'form.notSent'} />
                ) : (
                  <FailureText error={problem} />
                )
              }
              {...(isFault(problem) &&
                problem.serverMessage !== undefined && { description: problem.serverMessage })}
            />
          )}
        </div>
      )}
    </>
  );
}
