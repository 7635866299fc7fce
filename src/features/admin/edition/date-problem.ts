/** Dates of an edition's form; fields may be empty. */
export interface EditionDates {
  signUpStart?: string | undefined;
  signUpEnd?: string | undefined;
  stages?: readonly ({ start?: string | undefined; end?: string | undefined } | undefined)[];
}

/** Problem with a date; suffix of the message id. */
export type DateProblem =
  'signUpBeforeStages' | 'signUpOrder' | 'signUpAfterStages' | 'stageOrder' | 'stagesOrder';

/** Returns whether the first date is later than the second; false if one is missing. */
const isLater = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && Date.parse(one) > Date.parse(other);
const isEarlier = (one: string | undefined, other: string | undefined) => isLater(other, one);

/**
 * Returns the problem with a date of an edition, according to the server's rule `timesOrder`.
 * @param field path of the date in the form
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
