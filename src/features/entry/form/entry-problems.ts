/** A field that keeps the entry from being submitted, and why. */
export interface EntryProblem {
  field: (string | number)[];
  text: string;
}

/** A field's errors, as antd's form reports them. */
interface FieldErrors {
  name: (string | number)[];
  errors: string[];
}

/** The problems of a form by the errors of its fields. */
export function problemsOf(fields: readonly FieldErrors[]): EntryProblem[] {
  return fields
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors }) => ({ field: name, text: errors.join(', ') }));
}
