import { uploadFile, uploadVideoFile } from '@/api/generated/file/file';

interface Options {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Uploads a document or picture; its field shows failures. */
export const sendFile = (file: File, { signal, onProgress }: Options) =>
  uploadFile({ file }, { signal, suppressToast: true, onUploadProgress: onProgress });

/** Uploads a video; its field shows failures. */
export const sendVideo = (file: File, { signal, onProgress }: Options) =>
  uploadVideoFile({ file }, { signal, suppressToast: true, onUploadProgress: onProgress });
