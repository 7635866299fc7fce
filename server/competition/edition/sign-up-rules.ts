import { endingNow, isOver } from '../../../openapi/event-clock.ts';
import { extensionRefusal } from '../../../openapi/sign-up-extension.ts';
import { businessRule } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { checkDates, type DateLimits } from './date-rules.ts';
import { signUpIsOpen, type EditionRow } from './rules.ts';

type Changes = Partial<Pick<EditionRow, 'signUpEnd' | 'signUpPaused' | 'extendedFrom' | 'stages'>>;

/** Returns whether a new end extends the sign-up of a published edition whose sign-up has begun. */
export function isExtension(before: EditionRow, signUpEnd: Date, now: Date): boolean {
  const isKnown = before.publishedAt !== null && before.signUpStart <= now;
  return isKnown && signUpEnd > before.signUpEnd && !isOver(signUpEnd, now);
}

/** Returns the other columns that change with the end of sign-up. */
export function endChanges(before: EditionRow, signUpEnd: Date, now: Date): Changes {
  const isOpen = !isOver(signUpEnd, now);
  if (isExtension(before, signUpEnd, now)) {
    return { signUpPaused: false, extendedFrom: before.extendedFrom ?? before.signUpEnd };
  }
  const closes = !isOver(before.signUpEnd, now) && !isOpen;
  const isRevoked = before.extendedFrom !== null && signUpEnd <= before.extendedFrom;
  return { ...(closes && { signUpPaused: false }), ...(isRevoked && { extendedFrom: null }) };
}

/** Returns a new end of sign-up and the stages; a stage with the former end gets the new end. */
function endingAt({ stages, signUpEnd }: EditionRow, end: Date): Changes {
  return {
    signUpEnd: end,
    stages: stages.map((stage) => {
      const follows =
        Date.parse(stage.end) === signUpEnd.getTime() && Date.parse(stage.start) < end.getTime();
      return follows ? { ...stage, end: end.toISOString() } : stage;
    }),
  };
}

function extended(
  edition: EditionRow,
  signUpEnd: string | undefined,
  { hasResults, now }: DateLimits,
): Changes {
  const end = new Date(signUpEnd ?? NaN);
  const refusal = extensionRefusal({ ...edition, hasResults }, end, now);
  if (refusal !== undefined) throw businessRule(refusal);
  return { ...endingAt(edition, end), ...endChanges(edition, end, now) };
}

/** Returns the columns that a change of the sign-up sets. Throws a business rule for an invalid change. */
export function signUpChanges(
  edition: EditionRow,
  { action, signUpEnd }: Schemas['SignUpChange'],
  limits: DateLimits,
): Changes {
  const changes = changesOf(edition, { action, signUpEnd }, limits);
  if (changes.signUpEnd !== undefined) checkDates({ ...edition, ...changes }, limits);
  return changes;
}

function changesOf(
  edition: EditionRow,
  { action, signUpEnd }: Pick<Schemas['SignUpChange'], 'action' | 'signUpEnd'>,
  limits: DateLimits,
): Changes {
  const { now } = limits;
  if (action === 'extend') return extended(edition, signUpEnd, limits);
  if (!signUpIsOpen(edition, now)) throw businessRule('signUpNotRunning');
  if (action !== 'close') return { signUpPaused: action === 'pause' };
  const end = endingNow(now);
  return { ...endingAt(edition, end), ...endChanges(edition, end, now) };
}
