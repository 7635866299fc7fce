/** Adds a missing extension to a picture's name. */
function pictureName(name: string, { type }: Blob): string {
  return /\.\w+$/.test(name) ? name : `${name}.${type.replace(/^image\/|\+.*$/g, '')}`;
}

/**
 * Saves a stored file. The transport saves attachments; this function saves pictures. The failure
 * policy shows failures.
 */
export async function saveStoredFile(id: string, name: string): Promise<void> {
  const { downloadFile } = await import('@/api/generated/file/file');
  const content = await downloadFile(id, {}, { waitsForLogin: true }).catch(() => undefined);
  if (content?.type.startsWith('image/') !== true) return;
  const { saveFile } = await import('@/lib/save-file');
  saveFile(content, pictureName(name, content));
}
