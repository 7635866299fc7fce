import { useBrowserNeeded } from './browser-needed';
import { inAppBrowser } from './in-app-browser';

/** Time for the browser to read the bytes, in milliseconds. */
const TAKEN_OVER = 60_000;

/**
 * Downloads bytes as a file. In-app browsers discard downloads silently: prompts the visitor to
 * open the page in another browser instead.
 */
export function saveFile(content: Blob, name: string): void {
  if (inAppBrowser() !== undefined) {
    useBrowserNeeded.getState().ask();
    return;
  }
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, TAKEN_OVER);
}
