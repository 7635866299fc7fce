import { Button, Dropdown } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadExport } from '@/api/generated/staff-list/staff-list';
import type { DownloadExportParams, ExportFormat, ExportList } from '@/api/generated/model';
import { PermissionButton } from '@/session/permission-button';
import { usePermission } from '@/session/use-permission';

type Filters = Omit<DownloadExportParams, 'format'>;

interface Props {
  list: ExportList;
  /** Number of records that match the filters. */
  count: number;
  filters: Filters;
  /** Whether to offer a ZIP archive with files, too. */
  withFiles?: boolean;
  /** Text of the button; default: "Export". */
  children?: ReactNode;
}

const TABLES = ['csv', 'xlsx'] as const;

/** Exports all records that match a list's filters, on all pages, for staff with `export`. */
export function ExportMenu({ list, count, filters, withFiles = false, children }: Props) {
  const intl = useIntl();
  const { can } = usePermission();
  const [saving, setSaving] = useState(false);
  const save = async (format: ExportFormat) => {
    setSaving(true);
    // The failure policy shows failures.
    await downloadExport(list, { ...filters, format }).catch(() => undefined);
    setSaving(false);
  };
  const formats = withFiles ? ([...TABLES, 'zip'] as const) : TABLES;
  return (
    <Dropdown
      trigger={['click']}
      disabled={count === 0 || !can(['export'])}
      menu={{
        items: formats.map((format) => ({
          key: format,
          label: intl.formatMessage({ id: `staffTable.export.${format}` }, { count }),
          onClick: () => void save(format),
        })),
      }}
    >
      <PermissionButton
        as={Button}
        authority={['export']}
        loading={saving}
        aria-haspopup="menu"
        disabled={count === 0}
      >
        {children ?? <FormattedMessage id="staffTable.export" />}
      </PermissionButton>
    </Dropdown>
  );
}
