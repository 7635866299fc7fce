import { Skeleton } from 'antd';
import { lazy, Suspense, type AriaAttributes } from 'react';
import styles from './rich-editor.module.css';

const RichEditor = lazy(() => import('./rich-editor'));

interface Props extends AriaAttributes {
  label: string;
  /** antd's Form.Item supplies these, and the attributes of a refused field. */
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
}

/** Rich text as a field of a form; the editor loads with the first one. */
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
