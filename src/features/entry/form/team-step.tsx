import { LeaderFields } from './leader-fields';
import { MemberFields } from './member-fields';

export function TeamStep() {
  return (
    <>
      <LeaderFields />
      <MemberFields />
    </>
  );
}
