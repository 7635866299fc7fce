import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { ApiDetails } from './api-details';
import { BuildDetails } from './build-details';
import { ErrorLogTable } from './error-log-table';
import styles from './diagnostics-page.module.css';

/** Information for support requests: build, API, errors in this browser. */
export function DiagnosticsPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Test" />}
        lead={<FormattedMessage id="diagnostics.lead" />}
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        <BuildDetails />
        <ApiDetails />
        <ErrorLogTable />
      </div>
    </>
  );
}
