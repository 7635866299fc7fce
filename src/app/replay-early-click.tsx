import { useEffect } from 'react';

declare global {
  interface Window {
    /** Of the boot script: presses again what was pressed on the HTML's first screen; once. */
    replayPress?: () => void;
  }
}

/** Answers what a visitor pressed before the site could: its page stands now. */
export function ReplayPress() {
  useEffect(() => window.replayPress?.(), []);
  return null;
}
