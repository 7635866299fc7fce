import { useBrowserNeeded } from './browser-needed';
import { inAppBrowser } from './in-app-browser';

/** How long the browser gets to take the bytes over, milliseconds. */
const TAKEN_OVER = 60_000;

/**
 * Saves bytes as a file among the visitor's downloads. A messenger's browser drops them without a
 * word: there the visitor is asked to open the page in another one.
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
