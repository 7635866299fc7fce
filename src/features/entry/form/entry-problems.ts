/** A field that keeps the entry from being submitted, and why. */
export interface EntryProblem {
  field: (string | number)[];
  text: string;
}

/** A failed validation, as antd rejects with it. */
interface Invalid {
  errorFields: { name: (string | number)[]; errors: string[] }[];
}

function isInvalid(error: unknown): error is Invalid {
  return typeof error === 'object' && error !== null && 'errorFields' in error;
}

/** What a failed validation of antd's form found; throws on what isn't one. */
export function problemsOf(error: unknown): EntryProblem[] {
  if (!isInvalid(error)) throw error;
  return error.errorFields.map(({ name, errors }) => ({ field: name, text: errors.join(', ') }));
}
