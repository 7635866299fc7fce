import { useEffect } from 'react';

declare global {
  interface Window {
    /** Of the boot script: presses again what was pressed on the HTML's first screen; once. */
    replayEarlyClick?: () => void;
  }
}

/** Answers what a visitor pressed before the site could: its page stands now. */
export function ReplayEarlyClick() {
  useEffect(() => window.replayEarlyClick?.(), []);
  return null;
}
