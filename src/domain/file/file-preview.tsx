import { Button } from 'antd';
import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StoredFile } from '@/api/generated/model';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import styles from './file-preview.module.css';
import { OwnPicture } from './own-picture';
import { OwnVideo } from './own-video';

// Loaded on demand: the PDF library is about 500 kB.
const PdfPages = lazy(() => import('./pdf-pages'));

/** Preview of a picture, video or PDF (loaded on request); renders nothing for other types. */
export function FilePreview({ file: { id, name, mime } }: { file: StoredFile }) {
  const [open, setOpen] = useState(false);
  if (mime.startsWith('image/')) {
    return (
      <div className={styles['preview']}>
        <OwnPicture id={id} className={styles['picture']} alt={name} loading="lazy" />
      </div>
    );
  }
  if (mime.startsWith('video/')) {
    return (
      <div className={styles['preview']}>
        <OwnVideo id={id} className={styles['video']} aria-label={name} controls preload="none" />
      </div>
    );
  }
  if (mime !== 'application/pdf') return null;
  return (
    <>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FormattedMessage id={open ? 'upload.hideFile' : 'upload.showFile'} />
      </Button>
      {open && (
        <div className={styles['preview']}>
          <LazyBoundary>
            <PdfPages fileId={id} />
          </LazyBoundary>
        </div>
      )}
    </>
  );
}
