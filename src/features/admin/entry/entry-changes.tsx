import { Button, Popconfirm, Space } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWithdrawChanges } from '@/api/generated/staff/staff';
import type { Changes, StaffProjectDetail } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { PermissionButton } from '@/session/permission-button';
import { ChangeState } from './change-state';
import styles from './entry-review.module.css';

interface Props {
  detail: StaffProjectDetail;
  /** Called to open the form of a request. */
  onRequest: () => void;
}

/** Requests for changes of an entry, latest first, with buttons to make and to withdraw one. */
export function EntryChanges({ detail: { entry, changeRequests }, onRequest }: Props) {
  const { changes } = entry;
  return (
    <section className={styles['decisions']} aria-labelledby="entry-changes">
      <h3 id="entry-changes">
        <FormattedMessage id="staffEntry.changes" />
      </h3>
      <p>
        <FormattedMessage id="staffEntry.changesLead" />
      </p>
      {changeRequests.length === 0 && <FormattedMessage id="staffEntry.noChanges" />}
      <ol role="list">
        {changeRequests.map((request) => (
          <ChangeRequest key={request.id} request={request} />
        ))}
      </ol>
      <Space wrap>
        <PermissionButton as={Button} authority={['entry:review']} onClick={onRequest}>
          <FormattedMessage
            id={changes ? 'staffEntry.requestAgain' : 'staffEntry.requestChanges'}
          />
        </PermissionButton>
        {changes && <WithdrawChanges key={changes.id} id={changes.id} />}
      </Space>
    </section>
  );
}

function ChangeRequest({ request }: { request: Changes }) {
  const dates = useDates();
  const { at, by, note, until, closedAt } = request;
  return (
    <li>
      <time dateTime={at}>{dates.moment(at)}</time> {by} <ChangeState changes={request} />{' '}
      {closedAt !== undefined && <time dateTime={closedAt}>{dates.moment(closedAt)}</time>}
      <p className={styles['text']}>{note}</p>
      <p>
        <FormattedMessage id="staffEntry.until" values={{ time: dates.end(until) }} />
      </p>
    </li>
  );
}

function WithdrawChanges({ id }: { id: string }) {
  const intl = useIntl();
  const withdraw = useWithdrawChanges();
  return (
    <Popconfirm
      title={intl.formatMessage({ id: 'staffEntry.withdrawQuestion' })}
      okText={intl.formatMessage({ id: 'staffEntry.withdrawChanges' })}
      cancelText={intl.formatMessage({ id: 'staffEntry.keepChanges' })}
      onConfirm={() => withdraw.mutate({ id })}
    >
      <PermissionButton as={Button} authority={['entry:review']} loading={withdraw.isPending}>
        <FormattedMessage id="staffEntry.withdrawChanges" />
      </PermissionButton>
    </Popconfirm>
  );
}
