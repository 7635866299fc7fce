/** A field of a request that the server refused. */
export interface RefusedField {
  /** Place of the field in the request's body: a JSON Pointer (RFC 6901). */
  pointer: string;
  /** The rule that the value breaks, for the user. */
  message: string;
}

/** Place of a field in a record: names of properties and indexes of lists. */
export type FieldPath = readonly (string | number)[];

/** Marks refused fields at the inputs of one form. */
type Marker = (fields: readonly RefusedField[]) => void;

/** The mounted forms by their identifiers, in the order of their use: the last one was used last. */
const forms = new Map<string, Marker>();

/**
 * Registers a mounted form as the one that was used last.
 * @returns removes it
 */
export function registerForm(id: string, marker: Marker): () => void {
  forms.set(id, marker);
  return () => void forms.delete(id);
}

/** Records that a form is being used: the next refusal is about its fields. */
export function recordFormUse(id: string): void {
  const marker = forms.get(id);
  if (marker === undefined) return;
  forms.delete(id);
  forms.set(id, marker);
}

/** Passes the refused fields of a request to the form that was used last. */
export function markRefusedFields(fields: readonly RefusedField[]): void {
  if (fields.length > 0) [...forms.values()].at(-1)?.(fields);
}

/** The segments of a JSON Pointer. */
export function pathOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((part, at) => String(part) === String(path[at]));

/** The field at a path, the closest one around it, or the first one inside it. */
function closest<Field extends FieldPath>(path: FieldPath, fields: readonly Field[]) {
  const around = fields
    .filter((field) => field.length > 0 && field.length <= path.length && startsWith(path, field))
    .toSorted((one, other) => other.length - one.length);
  return around[0] ?? fields.find((field) => startsWith(field, path));
}

/**
 * The field of a form that shows the value at a path of the request's body. A body may hold the form's
 * record under a name of its own (`texts.subject` for `subject`).
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
