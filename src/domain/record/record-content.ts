import type { FormInstance } from 'antd';
import type { RecordKind, RecordVersionContent } from '@/api/generated/model';

/** The content of a version, whichever kind of record it is of. */
export function contentOf(
  version: RecordVersionContent,
  kind: RecordKind,
): Record<string, unknown> {
  return { ...version[kind] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Content for a form that holds other values: what only those have is emptied, as forms merge. */
function overwriting(
  held: Record<string, unknown>,
  content: Record<string, unknown>,
): Record<string, unknown> {
  const emptied = Object.keys(held).map((field) => [field, undefined] as const);
  const written = Object.entries(content).map(([field, value]) => {
    const before = held[field];
    return [
      field,
      isObject(value) && isObject(before) ? overwriting(before, value) : value,
    ] as const;
  });
  return Object.fromEntries([...emptied, ...written]);
}

/** Puts content into a form in place of everything that it holds. */
export function fillForm(
  form: Pick<FormInstance, 'getFieldsValue' | 'setFieldsValue'>,
  content: object,
): void {
  const held = form.getFieldsValue(true) as Record<string, unknown>;
  form.setFieldsValue(overwriting(held, { ...content }));
}
