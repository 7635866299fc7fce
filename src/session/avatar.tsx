import { useState } from 'react';
import { ownFileUrl } from '@/api/file-url';
import styles from './avatar.module.css';

interface Props {
  className: string | undefined;
  fileId: string | undefined;
  name: string;
}

/** A user's picture, or the first letter of the name where there is none or it can't be shown. */
export function Avatar({ className, fileId, name }: Props) {
  const [failed, setFailed] = useState<string>();
  if (fileId === undefined || failed === fileId) {
    // Drawn, no text: beside the name it would be read, and spoken, as a part of it.
    return (
      <span
        className={`${styles['initial'] ?? ''} ${className ?? ''}`}
        data-initial={name.slice(0, 1)}
        aria-hidden="true"
      />
    );
  }
  return (
    <img
      className={className}
      src={ownFileUrl(fileId)}
      alt=""
      width="32"
      height="32"
      onError={() => {
        setFailed(fileId);
      }}
    />
  );
}
