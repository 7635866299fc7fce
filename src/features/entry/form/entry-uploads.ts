import { sendFile, sendVideo } from '@/domain/file/send-file';
import type { SendFile } from '@/ui/upload/use-uploads';
import type { EntryFile } from '@/domain/entry/entry-values';

const MEGABYTE = 1_048_576;
const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'gif'];
const DOCUMENTS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', ...PICTURES];
const VIDEOS = ['mp4', 'm4v', 'webm', 'mov'];

const sendDocument: SendFile<EntryFile> = async (file, options) => ({
  ...(await sendFile(file, options)),
  shared: false,
});

const sendClip: SendFile<EntryFile> = async (file, options) => ({
  ...(await sendVideo(file, options)),
  shared: true,
});

/** Upload operation and limits of each file field; the server enforces the same limits. */
export const ENTRY_UPLOADS = {
  logo: { send: sendDocument, extensions: PICTURES, limit: 50 * MEGABYTE, max: 1 },
  attachments: { send: sendDocument, extensions: DOCUMENTS, limit: 50 * MEGABYTE, max: 20 },
  video: { send: sendClip, extensions: VIDEOS, limit: 500 * MEGABYTE, max: 1 },
};
