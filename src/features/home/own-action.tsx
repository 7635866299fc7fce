import { useGetMyProject } from '@/api/generated/project/project';
import { mainAction, type Phase } from '@/domain/edition/phase';
import { MainLink } from './main-link';

interface Props {
  phase: Phase;
  matchId: string;
}

/** The main action of who is logged in: whoever has an entry is led to it. */
export default function OwnAction({ phase, matchId }: Props) {
  // Nobody asked for it: where it fails the hero simply offers to sign up.
  const { data } = useGetMyProject(undefined, { request: { quiet: true } });
  const hasEntry = data !== undefined && data !== null;
  return <MainLink action={mainAction(phase, hasEntry)} matchId={matchId} />;
}
