/** The dates of an edition as its form holds them: each may be missing yet. */
export interface EditionDates {
  signUpStart?: string | undefined;
  signUpEnd?: string | undefined;
  stages?: readonly ({ start?: string | undefined; end?: string | undefined } | undefined)[];
}

/** What is wrong with a date; each is a text of the form. */
export type DateProblem =
  'signUpBeforeStages' | 'signUpOrder' | 'signUpAfterStages' | 'stageOrder' | 'stagesOrder';

/** Whether the first is later than the second, as far as both are there. */
const isLater = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && Date.parse(one) > Date.parse(other);
const isEarlier = (one: string | undefined, other: string | undefined) => isLater(other, one);

/**
 * What is wrong with one date of an edition: the rules of the server (`timesOrder`), each at the
 * field that breaks it.
 * @param field the date's place in the form
 */
export function dateProblem(
  field: 'signUpStart' | 'signUpEnd' | readonly ['stages', number, 'start' | 'end'],
  { signUpStart, signUpEnd, stages = [] }: EditionDates,
): DateProblem | undefined {
  if (field === 'signUpStart') {
    return isEarlier(signUpStart, stages[0]?.start) ? 'signUpBeforeStages' : undefined;
  }
  if (field === 'signUpEnd') {
    if (signUpEnd !== undefined && signUpStart !== undefined && !isLater(signUpEnd, signUpStart)) {
      return 'signUpOrder';
    }
    return isLater(signUpEnd, stages.at(-1)?.end) ? 'signUpAfterStages' : undefined;
  }
  const [, index, part] = field;
  const { start, end } = stages[index] ?? {};
  if (part === 'start') {
    return isEarlier(start, stages[index - 1]?.start) ? 'stagesOrder' : undefined;
  }
  const inOrder = start === undefined || end === undefined || isLater(end, start);
  return inOrder ? undefined : 'stageOrder';
}
