/** Seconds before the end from which a video counts as seen. */
const SEEN = 2;

/** Where a video that was left at `kept` seconds continues; from the start once it was seen. */
export function resumeAt(position: number, duration: number): number {
  return position > 0 && position < duration - SEEN ? position : 0;
}
