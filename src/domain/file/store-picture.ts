import { uploadFile } from '@/api/generated/file/file';

/** Uploads a user's picture and returns its id; the form shows failures. */
export async function storePicture(file: File): Promise<string> {
  const { id } = await uploadFile({ file }, { suppressToast: true });
  return id;
}
