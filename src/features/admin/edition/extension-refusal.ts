import type { StaffMatch } from '@/api/generated/model';

/** Why the server refuses every later end of sign-up (`winnersPublished`, `extensionInvalid`). */
export function extensionRefusal(
  { winners, signUpEnd, stages }: Pick<StaffMatch, 'winners' | 'signUpEnd' | 'stages'>,
  now: number,
): 'winnersPublished' | 'noTime' | undefined {
  if (winners.length > 0) return 'winnersPublished';
  const end = Date.parse(stages.at(-1)?.end ?? signUpEnd);
  return end > Math.max(Date.parse(signUpEnd), now) ? undefined : 'noTime';
}
