import { uploadFile, uploadVideoFile } from '@/api/generated/file/file';

interface Options {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Stores a document or picture; the field that sends it shows what goes wrong. */
export const sendFile = (file: File, { signal, onProgress }: Options) =>
  uploadFile({ file }, { signal, quiet: true, onUploadProgress: onProgress });

/** Stores a video; the field that sends it shows what goes wrong. */
export const sendVideo = (file: File, { signal, onProgress }: Options) =>
  uploadVideoFile({ file }, { signal, quiet: true, onUploadProgress: onProgress });
