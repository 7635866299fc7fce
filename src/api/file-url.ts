import { getDownloadFileUrl } from './generated/file/file';

/** The address of a public file, for images. */
export const fileUrl = getDownloadFileUrl;
