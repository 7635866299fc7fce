import { FormattedMessage } from 'react-intl';
import { ActionButton } from '@/ui/button/action-button';
import { DetailList } from './detail-list';
import { useApiCheck } from './use-api-check';
import styles from './diagnostics-page.module.css';

/** Response time, clock difference and version of the API. */
export function ApiDetails() {
  const { data, isError, isFetching, refetch } = useApiCheck();
  const known = isError ? undefined : data;
  // Unknown values get a dash, to prevent a layout shift.
  const details = [
    {
      key: 'took',
      term: <FormattedMessage id="diagnostics.took" />,
      value: known ? (
        <FormattedMessage id="diagnostics.milliseconds" values={{ count: known.took }} />
      ) : (
        '–'
      ),
    },
    {
      key: 'clock',
      term: <FormattedMessage id="diagnostics.clock" />,
      value: known ? (
        <FormattedMessage id="diagnostics.seconds" values={{ count: known.clockOff }} />
      ) : (
        '–'
      ),
    },
    {
      key: 'version',
      term: <FormattedMessage id="diagnostics.serverContract" />,
      value: known ? (known.version ?? <FormattedMessage id="diagnostics.unknown" />) : '–',
    },
  ];
  const state = isFetching ? 'checking' : isError ? 'unreachable' : 'reachable';
  return (
    <DetailList
      id="diagnostics-api"
      title={<FormattedMessage id="diagnostics.api" />}
      details={[
        {
          key: 'state',
          term: <FormattedMessage id="diagnostics.state" />,
          value: (
            <span role="status" className={styles[state]}>
              <FormattedMessage id={`diagnostics.${state}`} />
            </span>
          ),
        },
        ...details,
      ]}
    >
      <ActionButton variant="outline" loading={isFetching} onClick={() => void refetch()}>
        <FormattedMessage id="diagnostics.checkAgain" />
      </ActionButton>
    </DetailList>
  );
}
