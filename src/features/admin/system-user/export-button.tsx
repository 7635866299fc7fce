import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SystemUser } from '@/api/generated/model';
import { saveFile } from '@/lib/save-file';
import { csvRows } from './csv-rows';

/** Saves the users on show as a CSV file; what writes it loads with the first use. */
export function ExportButton({ users }: { users: readonly SystemUser[] | undefined }) {
  const intl = useIntl();
  const save = async () => {
    const { default: papa } = await import('papaparse');
    const text = papa.unparse(csvRows(users ?? [], (id) => intl.formatMessage({ id })));
    // The mark makes spreadsheets read UTF-8.
    saveFile(new Blob(['\uFEFF', text], { type: 'text/csv' }), 'users.csv');
  };
  return (
    <Button disabled={users === undefined || users.length === 0} onClick={() => void save()}>
      <FormattedMessage id="sysUser.export" />
    </Button>
  );
}
