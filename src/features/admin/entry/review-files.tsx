import { Skeleton } from 'antd';
import { FormattedMessage } from 'react-intl';
import { useGetStaffProject } from '@/api/generated/staff/staff';
import { EntryContentFiles } from '@/domain/entry/entry-content-files';
import { valuesOf } from '@/domain/entry/entry-values';
import { FilePreview } from '@/domain/file/file-preview';
import { FailedState } from '@/ui/feedback/result-state';
import styles from './entry-review.module.css';

/** Files of an entry, with previews, in the review drawer. */
export function ReviewFiles({ id }: { id: string }) {
  const { data, error, isError, refetch } = useGetStaffProject(id);
  return (
    <section className={styles['decisions']} aria-labelledby="review-files">
      <h3 id="review-files">
        <FormattedMessage id="signUp.step.files" />
      </h3>
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton active paragraph={{ rows: 2 }} />}
      {data !== undefined && (
        <EntryContentFiles
          values={valuesOf({ ...data.entry, ...data })}
          preview={(file) => <FilePreview file={file} />}
        />
      )}
    </section>
  );
}
