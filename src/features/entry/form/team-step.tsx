import { LeaderFields } from './leader-fields';
import { MemberFields } from './member-fields';

/** The leader and the members of the team. */
export function TeamStep() {
  return (
    <>
      <LeaderFields />
      <MemberFields />
    </>
  );
}
