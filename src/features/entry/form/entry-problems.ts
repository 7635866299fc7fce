/** Field that prevents the submission of the entry, and its error. */
export interface EntryProblem {
  field: (string | number)[];
  text: string;
}

/** Errors of a field, as reported by antd's form. */
interface FieldErrors {
  name: (string | number)[];
  errors: string[];
}

export function problemsOf(fields: readonly FieldErrors[]): EntryProblem[] {
  return fields
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors }) => ({ field: name, text: errors.join(', ') }));
}
