import type { ReactElement, ReactNode } from 'react';
import type { SendFile, UploadedFile } from './use-uploads';

export interface UploadProps<T extends UploadedFile> {
  /** Stored files of the field. antd's Form.Item provides `value` and `onChange`. */
  value?: readonly T[];
  onChange?: (files: T[]) => void;
  send: SendFile<T>;
  /** File extensions without the dot. */
  extensions: readonly string[];
  /** Maximum size of a file in bytes. */
  limit: number;
  max: number;
  /** Renders a thumbnail; undefined for files without one. */
  preview?: (file: T) => ReactElement | undefined;
  /** Returns the initial value of an uploaded file; `files` are the existing ones. */
  fresh?: (file: T, files: readonly T[]) => T;
  /** Renders further controls of a file. */
  extra?: (file: T, change: (file: T) => void) => ReactNode;
  disabled?: boolean;
  /** Called with the number of files that are being checked, are being uploaded or have failed. */
  onUploadingChange?: (count: number) => void;
}
