import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatBytes } from '@/lib/bytes';
import styles from './file-upload.module.css';
import type { UploadingFile } from './use-uploads';

interface Props {
  name: string;
  size: number;
  /** Upload progress from 0 to 1; undefined if no upload is running. */
  share?: number | undefined;
  problem?: UploadingFile['problem'];
  refusal?: string | undefined;
  picture?: ReactElement | undefined;
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  children?: ReactNode;
}

export function UploadItem(props: Props) {
  const { name, size, share, problem, refusal, picture, onRetry, onRemove, children } = props;
  const intl = useIntl();
  const label = share === undefined ? 'upload.remove' : 'upload.cancel';
  return (
    <li className={styles['item']}>
      {picture !== undefined && <span className={styles['thumb']}>{picture}</span>}
      <div className={styles['about']}>
        <span className={styles['name']}>{name}</span>
        {size > 0 && <span className={styles['size']}>{formatBytes(size)}</span>}
        {share !== undefined && (
          <progress
            value={share}
            aria-label={intl.formatMessage({ id: 'upload.progress' }, { name })}
          />
        )}
        {problem !== undefined && (
          <span className={styles['problem']} role="alert">
            {refusal ?? <FormattedMessage id={`upload.problem.${problem}`} />}
          </span>
        )}
        {children}
      </div>
      {onRetry !== undefined && (
        <button type="button" className={styles['act']} onClick={onRetry}>
          <FormattedMessage id="upload.retry" />
        </button>
      )}
      {onRemove !== undefined && (
        <button
          type="button"
          className={styles['act']}
          aria-label={`${intl.formatMessage({ id: label })} ${name}`}
          onClick={onRemove}
        >
          <FormattedMessage id={label} />
        </button>
      )}
    </li>
  );
}
