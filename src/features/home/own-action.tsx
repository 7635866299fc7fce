import type { ReactNode } from 'react';
import { useGetMyProject } from '@/api/generated/project/project';
import { mainAction, type MainAction, type Phase } from '@/domain/edition/phase';

interface Props {
  phase: Phase;
  children: (action: MainAction) => ReactNode;
}

/** Main action for a signed-in user; depends on whether the user has an entry. */
export default function OwnAction({ phase, children }: Props) {
  // On failure, `data` stays undefined and the hero shows the action for users without an entry.
  const { data } = useGetMyProject(undefined, { request: { suppressToast: true } });
  const hasEntry = data !== undefined && data !== null;
  return children(mainAction(phase, hasEntry));
}
