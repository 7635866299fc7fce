import type { ReactElement, ReactNode } from 'react';
import type { SendFile, UploadedFile } from './use-uploads';

/** A field of files, whatever it looks like. */
export interface UploadProps<T extends UploadedFile> {
  /** Files that belong to the form; antd's Form.Item supplies both. */
  value?: readonly T[];
  onChange?: (files: T[]) => void;
  send: SendFile<T>;
  /** Extensions without the dot. */
  extensions: readonly string[];
  /** Bytes that one file may have. */
  limit: number;
  /** How many files there may be. */
  max: number;
  /** A small picture of a file; undefined for what has none. */
  preview?: (file: T) => ReactElement | undefined;
  /** What a new file begins with, beside those that are there. */
  fresh?: (file: T, files: readonly T[]) => T;
  /** What else can be done with a file. */
  extra?: (file: T, change: (file: T) => void) => ReactNode;
  disabled?: boolean;
  /** Hears how many files are not there yet, or failed. */
  onUploadingChange?: (count: number) => void;
}
