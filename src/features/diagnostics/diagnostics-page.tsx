import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { ApiFacts } from './api-facts';
import { BuildFacts } from './build-facts';
import { ErrorLogTable } from './error-log-table';
import styles from './diagnostics-page.module.css';

/** What helps who is asked for help: the build, the API, what went wrong in this browser. */
export function DiagnosticsPage() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Test" />}
        lead={<FormattedMessage id="diagnostics.lead" />}
      />
      <div className={`frame ${styles['page'] ?? ''}`}>
        <BuildFacts />
        <ApiFacts />
        <ErrorLogTable />
      </div>
    </>
  );
}
