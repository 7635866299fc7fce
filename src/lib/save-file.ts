import { useBrowserNeeded } from './browser-needed';
import { inAppBrowser } from './in-app-browser';

/** Delay before the object URL is revoked, in milliseconds; until then, the browser reads the bytes. */
const REVOKE_DELAY = 60_000;

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
  }, REVOKE_DELAY);
}
