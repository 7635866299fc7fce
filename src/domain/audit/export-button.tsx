import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecordExport } from '@/api/generated/staff-right/staff-right';
import type { ExportBody } from '@/api/generated/model';
import { saveFile } from '@/lib/save-file';
import { usePermission } from '@/session/use-permission';

interface Props {
  list: ExportBody['list'];
  /** How many records there are to save. */
  count: number;
  /** The table to save, its heads first. */
  rows: () => string[][] | Promise<string[][]>;
}

/** A cell that a spreadsheet won't take for a formula. */
function plain(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/**
 * Saves records as a CSV file, for who holds `export`. That it is done goes into the record of what
 * staff did first. What writes the file loads with the first use.
 */
export function ExportButton({ list, count, rows }: Props) {
  const { gate } = usePermission();
  const record = useRecordExport();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    await record.mutateAsync({ data: { list, records: count } });
    const [{ default: papa }, table] = await Promise.all([import('papaparse'), rows()]);
    const text = papa.unparse(table.map((row) => row.map(plain)));
    // The mark makes spreadsheets read UTF-8.
    saveFile(new Blob(['\uFEFF', text], { type: 'text/csv' }), `${list}.csv`);
  };
  return (
    <Button
      disabled={count === 0}
      loading={saving}
      onClick={() => {
        setSaving(true);
        // A failure has been told by the policy for every call.
        void save()
          .catch(() => undefined)
          .finally(() => setSaving(false));
      }}
      {...gate(['export'])}
    >
      <FormattedMessage id="staff.export" />
    </Button>
  );
}
