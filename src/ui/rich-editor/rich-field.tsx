import { Skeleton } from 'antd';
import { lazy, Suspense, type AriaAttributes } from 'react';
import styles from './rich-editor.module.css';

const RichEditor = lazy(() => import('./rich-editor'));

interface Props extends AriaAttributes {
  label: string;
  /** antd's Form.Item provides these, and the ARIA attributes of an invalid field. */
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
}

/** Rich text form field; loads the editor on first use. */
export function RichField({ label, value = '', onChange, ...field }: Props) {
  return (
    <Suspense
      fallback={
        <div className={styles['wait']}>
          <Skeleton active />
        </div>
      }
    >
      <RichEditor {...field} label={label} value={value} onChange={(html) => onChange?.(html)} />
    </Suspense>
  );
}
