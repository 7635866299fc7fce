import type { ReactNode } from 'react';
import { useOwnFile } from '@/api/use-own-file';
import styles from './avatar.module.css';

interface Props {
  className: string | undefined;
  fileId: string | undefined;
  name: string;
}

/** A user's picture, or the first letter of the name where there is none or it can't be shown. */
export function Avatar({ className, fileId, name }: Props) {
  const initial = <Initial className={className} name={name} />;
  if (fileId === undefined) return initial;
  return <Picture className={className} fileId={fileId} fallback={initial} />;
}

function Initial({ className, name }: Omit<Props, 'fileId'>) {
  // Drawn, no text: beside the name it would be read, and spoken, as a part of it.
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
