import { useEffect } from 'react';

/** Answers what a visitor did before the site could: its page stands now. */
export function ReplayEarlyActions() {
  useEffect(() => window.replayEarlyActions?.(), []);
  return null;
}
