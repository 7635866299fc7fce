import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import styles from './rich-editor.module.css';

const RichEditor = lazy(() => import('./rich-editor'));

interface Props {
  label: string;
  /** antd's Form.Item supplies both. */
  value?: string;
  onChange?: (html: string) => void;
}

/** Rich text as a field of a form; the editor loads with the first one. */
export function RichField({ label, value = '', onChange }: Props) {
  return (
    <Suspense
      fallback={
        <div className={styles['wait']}>
          <Skeleton active />
        </div>
      }
    >
      <RichEditor label={label} value={value} onChange={(html) => onChange?.(html)} />
    </Suspense>
  );
}
