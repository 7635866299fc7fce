const DAY = 86_400_000;

/** Days from the publication of a stage to that of the winners. */
const STAGES = [
  ['shortlisted', 35],
  ['finalists', 15],
  ['winners', 0],
] as const;

/** Returns when the stages of a past edition's results were published. */
export function publicationTimes(winners: string) {
  return STAGES.map(([stage, days]) => ({
    stage,
    at: new Date(Date.parse(winners) - days * DAY),
  }));
}
