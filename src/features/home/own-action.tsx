import type { ReactNode } from 'react';
import { useGetMyProject } from '@/api/generated/project/project';
import { mainAction, type MainAction, type Phase } from '@/domain/edition/phase';

interface Props {
  phase: Phase;
  /** Renders the action. */
  children: (action: MainAction) => ReactNode;
}

/** The main action of a logged-in user; it leads to the user's entry, if there is one. */
export default function OwnAction({ phase, children }: Props) {
  // A background request: on failure the hero offers to sign up.
  const { data } = useGetMyProject(undefined, { request: { quiet: true } });
  const hasEntry = data !== undefined && data !== null;
  return children(mainAction(phase, hasEntry));
}
