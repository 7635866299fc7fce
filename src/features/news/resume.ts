/** Seconds before the end from which a video counts as watched. */
const SEEN = 2;

/** Returns the position to resume a video at, in seconds; 0 if it was watched to the end. */
export function resumeAt(position: number, duration: number): number {
  return position > 0 && position < duration - SEEN ? position : 0;
}
