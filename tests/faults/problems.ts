/**
 * A finding of a check: an acknowledged write that is missing or duplicated, or an unexpected
 * refusal.
 */
export interface Problem {
  kind: 'lost' | 'doubled' | 'refused' | 'stuck';
  who: string;
  what: string;
}

export function problem(kind: Problem['kind'], who: string, what: string): Problem {
  return { kind, who, what };
}
