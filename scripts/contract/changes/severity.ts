import type { Direction } from './reach.ts';

/** What a change to a field is. */
export type FieldChangeKind =
  | 'removed'
  | 'renamed'
  | 'added'
  | 'retyped'
  | 'required'
  | 'optional'
  | 'values'
  | 'limits'
  | 'deprecated';

/** `breaking`: the other side fails or shows nothing; `check`: it may; `safe`: it doesn't notice. */
export type Severity = 'breaking' | 'check' | 'safe';

interface Details {
  directions: ReadonlySet<Direction>;
  /** Whether the field must be there, as the change leaves it. */
  required: boolean;
  valuesAdded: boolean;
  valuesRemoved: boolean;
}

const RANK: Severity[] = ['breaking', 'check', 'safe'];

/** The more severe of two. */
export function worse(a: Severity, b: Severity): Severity {
  return RANK.indexOf(a) <= RANK.indexOf(b) ? a : b;
}

/** How severe a change to a field is, from which way the field travels. */
export function severityOf(kind: FieldChangeKind, details: Details): Severity {
  const sent = details.directions.has('sent');
  const answered = details.directions.has('answered') || details.directions.has('failure');
  switch (kind) {
    case 'removed':
    case 'renamed':
    case 'retyped':
      return 'breaking';
    case 'added':
      return sent && details.required ? 'breaking' : 'safe';
    case 'required':
      return sent ? 'breaking' : 'safe';
    case 'optional':
      return answered ? 'breaking' : 'safe';
    case 'values':
      return (answered && details.valuesAdded) || (sent && details.valuesRemoved)
        ? 'breaking'
        : 'check';
    case 'limits':
    case 'deprecated':
      return 'check';
  }
}
