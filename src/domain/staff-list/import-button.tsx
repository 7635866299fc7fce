import { Button } from 'antd';
import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ImportList } from '@/api/generated/model';
import { usePermission } from '@/session/use-permission';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

const ImportDialog = lazy(() => import('./import-dialog'));

interface Props {
  list: ImportList;
  /** The right that writes the list. */
  right: string;
}

/** Brings rows of a table into a list, after they have been looked at. */
export function ImportButton({ list, right }: Props) {
  const { gate } = usePermission();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} {...gate([right])}>
        <FormattedMessage id="staffTable.import" />
      </Button>
      {open && (
        <LazyBoundary>
          <ImportDialog list={list} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
