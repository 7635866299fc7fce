import type { EntryValues } from '@/domain/entry/entry-values';

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

/** What each step asks for; the files may be left out. */
const ASKED: readonly ((entry: Partial<EntryValues>) => readonly unknown[])[] = [
  ({ agreed }) => [agreed],
  ({ name, domain, city, stage, summary, description }) => [
    ...[name, domain, city, stage, summary, description],
  ],
  ({ team }) => [team?.leader, team?.mobile, team?.email, team?.idCard, team?.size],
  ({ logo, attachments, video }) => [
    [logo, attachments, video].some((files) => (files ?? []).length > 0),
  ],
];

/** Whether everything that a step asks for is filled in; never the review. */
export function isStepFilled(step: number, entry: Partial<EntryValues>): boolean {
  const asked = ASKED[step]?.(entry) ?? [undefined];
  return asked.every((value) => value !== undefined && value !== '' && value !== false);
}
