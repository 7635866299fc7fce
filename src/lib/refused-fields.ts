/** A request field that the server rejected. */
export interface RefusedField {
  /** JSON Pointer (RFC 6901) to the field in the request body. */
  pointer: string;
  /** Message for the user. */
  message: string;
}

/** Path of a field: property names and list indexes. */
export type FieldPath = readonly (string | number)[];

/** Marks rejected fields in one form. */
type Marker = (fields: readonly RefusedField[]) => void;

/** Mounted forms by id, in the order of their last use. */
const forms = new Map<string, Marker>();

/** Registers a mounted form as the last used; returns a function that removes it. */
export function registerForm(id: string, marker: Marker): () => void {
  forms.set(id, marker);
  return () => void forms.delete(id);
}

/** Records the use of a form; the next rejected fields are passed to it. */
export function recordFormUse(id: string): void {
  const marker = forms.get(id);
  if (marker === undefined) return;
  forms.delete(id);
  forms.set(id, marker);
}

/** Passes rejected fields to the form used last. */
export function markRefusedFields(fields: readonly RefusedField[]): void {
  if (fields.length > 0) [...forms.values()].at(-1)?.(fields);
}

export function pathOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((part, at) => String(part) === String(path[at]));

/** Returns the field at a path, the closest enclosing one, or the first inside it. */
function closest<Field extends FieldPath>(path: FieldPath, fields: readonly Field[]) {
  const around = fields
    .filter((field) => field.length > 0 && field.length <= path.length && startsWith(path, field))
    .toSorted((one, other) => other.length - one.length);
  return around[0] ?? fields.find((field) => startsWith(field, path));
}

/**
 * Returns the form field for a path of the request body, also if the body nests the form's record
 * (`texts.subject` for `subject`).
 */
export function fieldAt<Field extends FieldPath>(
  path: FieldPath,
  fields: readonly Field[],
): Field | undefined {
  if (path.length === 0) return undefined;
  const found = closest(path, fields);
  const [first, ...rest] = path;
  if (found !== undefined || /^\d+$/.test(String(first))) return found;
  return fieldAt(rest, fields);
}
