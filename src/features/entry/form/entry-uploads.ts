import { ownFileUrl } from '@/api/file-url';
import { uploadFile, uploadVideoFile } from '@/api/generated/file/file';
import type { SendFile } from '@/ui/use-uploads';
import type { EntryFile } from './entry-values';

const MEGABYTE = 1_048_576;
const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'gif'];
const DOCUMENTS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', ...PICTURES];
const VIDEOS = ['mp4', 'm4v', 'webm', 'mov'];

const sendDocument: SendFile<EntryFile> = async (file, { signal, onProgress }) => ({
  ...(await uploadFile({ file }, { signal, quiet: true, onUploadProgress: onProgress })),
  shared: false,
});

const sendVideo: SendFile<EntryFile> = async (file, { signal, onProgress }) => ({
  ...(await uploadVideoFile({ file }, { signal, quiet: true, onUploadProgress: onProgress })),
  shared: true,
});

/** What each field of files takes, and how it is sent; the server checks the same. */
export const ENTRY_UPLOADS = {
  logo: { send: sendDocument, extensions: PICTURES, limit: 50 * MEGABYTE, max: 1 },
  attachments: { send: sendDocument, extensions: DOCUMENTS, limit: 50 * MEGABYTE, max: 20 },
  video: { send: sendVideo, extensions: VIDEOS, limit: 500 * MEGABYTE, max: 1 },
};

/** The address of a file's picture; undefined for what isn't one. */
export function pictureOf({ id, mime }: EntryFile): string | undefined {
  return mime.startsWith('image/') ? ownFileUrl(id) : undefined;
}
