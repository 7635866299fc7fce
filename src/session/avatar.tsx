import type { ReactNode } from 'react';
import { useOwnFile } from '@/api/use-own-file';
import styles from './avatar.module.css';

interface Props {
  className: string | undefined;
  fileId: string | undefined;
  name: string;
}

/** Shows a user's picture, or the name's initial without a picture or if it fails to load. */
export function Avatar({ className, fileId, name }: Props) {
  const initial = <Initial className={className} name={name} />;
  if (fileId === undefined) return initial;
  return <Picture className={className} fileId={fileId} fallback={initial} />;
}

function Initial({ className, name }: Omit<Props, 'fileId'>) {
  // Rendered by CSS: screen readers would read text as part of the adjacent name.
  return (
    <span
      className={`${styles['initial'] ?? ''} ${className ?? ''}`}
      data-initial={name.slice(0, 1)}
      aria-hidden="true"
    />
  );
}

function Picture({
  className,
  fileId,
  fallback,
}: {
  className: string | undefined;
  fileId: string;
  fallback: ReactNode;
}) {
  const { address, failed, onLoaded, onError } = useOwnFile(fileId);
  if (failed || address === undefined) return fallback;
  return (
    <img
      className={className}
      src={address}
      alt=""
      width="32"
      height="32"
      onLoad={onLoaded}
      onError={onError}
    />
  );
}
