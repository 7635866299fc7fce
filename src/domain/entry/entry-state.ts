import type { ProjectStatus, StaffProjectStep } from '@/api/generated/model';

/** Status of an entry, or `finalist` for a shortlisted entry in the final. */
export type EntryState = ProjectStatus | 'finalist';

/** Returns the state of an entry, of a decision or of a step in its history. */
export function entryState({
  status,
  finalist,
}: {
  status: ProjectStatus;
  finalist?: boolean;
}): EntryState {
  return finalist === true ? 'finalist' : status;
}

/** Returns the state that an entry had before a decision of staff. */
export function stateBefore({
  from,
  fromFinalist,
}: Pick<StaffProjectStep, 'from' | 'fromFinalist'>): EntryState {
  return entryState({ status: from, finalist: fromFinalist });
}
