/** Seconds before the end from which a video counts as seen. */
const SEEN = 2;

/** Where a video that was left at `kept` seconds goes on; from the start once it was seen. */
export function resumeAt(kept: number, duration: number): number {
  return kept > 0 && kept < duration - SEEN ? kept : 0;
}
