import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDates } from '@/i18n/format/dates';
import { isTooLarge, type CallFailure } from '../feedback/call-failure';
import { FailureText } from '../feedback/failure-text';

interface Props {
  /** When what the form shows was typed, where this device restored it. */
  restoredAt: string | undefined;
  onDiscard: () => void;
  otherTab: boolean;
  /** This browser refuses to keep what is typed. */
  notStored: boolean;
  /** The record as somebody else saved it meanwhile. */
  newer: { updateDate: string } | undefined;
  onUseMine: () => void;
  onUpdate: () => void;
  /** Why the last save didn't get through. */
  problem: CallFailure | undefined;
}

/** Whether the same save may get through a little later. */
function isFault(failure: CallFailure): boolean {
  const { kind } = failure;
  return !isTooLarge(failure) && (kind === 'TransportFault' || kind === 'ServerFault');
}

/** What the writer of a form must know: restored text, another tab, a save that failed. */
export function FormNotices(props: Props) {
  const { restoredAt, onDiscard, otherTab, notStored, newer, onUseMine, onUpdate, problem } = props;
  const dates = useDates();
  const expired = problem?.kind === 'SessionExpired';
  const refused = useRef<HTMLDivElement>(null);
  // The button that saves may be far below.
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
                  id="form.newer"
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
