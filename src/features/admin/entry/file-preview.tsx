import { Button } from 'antd';
import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ownFileUrl } from '@/api/file-url';
import type { StoredFile } from '@/api/generated/model';
import { LazyPart } from '@/ui/page/lazy-part';
import styles from './entry-page.module.css';

// Half a megabyte that only who reads a document here needs.
const PdfPages = lazy(() => import('./pdf-pages'));

/** A picture or video of an entry, or a PDF once it is asked for, in the page; nothing for others. */
export function FilePreview({ file: { id, name, mime } }: { file: StoredFile }) {
  const [open, setOpen] = useState(false);
  const address = ownFileUrl(id);
  if (mime.startsWith('image/')) {
    return (
      <div className={styles['preview']}>
        <img className={styles['picture']} src={address} alt={name} loading="lazy" />
      </div>
    );
  }
  if (mime.startsWith('video/')) {
    return (
      <div className={styles['preview']}>
        <video
          className={styles['video']}
          src={address}
          aria-label={name}
          controls
          preload="none"
        />
      </div>
    );
  }
  if (mime !== 'application/pdf') return null;
  return (
    <>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FormattedMessage id={open ? 'staff.entryPage.hideFile' : 'staff.entryPage.showFile'} />
      </Button>
      {open && (
        <div className={styles['preview']}>
          <LazyPart>
            <PdfPages address={address} />
          </LazyPart>
        </div>
      )}
    </>
  );
}
