/** What a check found: something acknowledged that is gone, that is there twice, or a call refused without a reason. */
export interface Problem {
  kind: 'lost' | 'doubled' | 'refused' | 'stuck';
  who: string;
  what: string;
}

export function problem(kind: Problem['kind'], who: string, what: string): Problem {
  return { kind, who, what };
}
