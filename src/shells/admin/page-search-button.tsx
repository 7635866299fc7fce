import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './icons';
import { PageSearchDialog } from './page-search-dialog';

/** The page search where the header has no room for its field. */
export function PageSearchButton() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        icon={<Icon name="search" />}
        aria-label={intl.formatMessage({ id: 'admin.search' })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <PageSearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
