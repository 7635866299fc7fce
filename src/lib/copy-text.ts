/**
 * Copies a text to the clipboard; resolves to false if the browser refuses. Falls back to
 * `execCommand`, because the Clipboard API requires a secure context and the site also runs over
 * plain HTTP.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.style.position = 'fixed';
  // Inserted into the open dialog, if any: its focus trap would move the focus out of other elements.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without a secure address
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
