import { Button } from 'antd';
import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ImportList } from '@/api/generated/model';
import { PermissionButton } from '@/session/permission-button';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

const ImportDialog = lazy(() => import('./import-dialog'));

interface Props {
  list: ImportList;
  /** Permission that the import requires. */
  permission: string;
}

export function ImportButton({ list, permission }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PermissionButton
        as={Button}
        authority={[permission]}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="staffTable.import" />
      </PermissionButton>
      {open && (
        <LazyBoundary>
          <ImportDialog list={list} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
