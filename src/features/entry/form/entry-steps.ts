/** The steps of the form, in their order. */
export const STEPS = ['agreement', 'project', 'team', 'files', 'review'] as const;

const STEP_OF: Partial<Record<string, number>> = {
  agreed: 0,
  team: 2,
  members: 2,
  logo: 3,
  video: 3,
  attachments: 3,
};

/** The step on which a field stands; most stand on the project's own. */
export function stepOf(field: string | number | undefined): number {
  return STEP_OF[String(field)] ?? 1;
}
