import type { FormInstance } from 'antd';
import type { RecordKind, RecordVersionContent } from '@/api/generated/model';

export function contentOf(
  version: RecordVersionContent,
  kind: RecordKind,
): Record<string, unknown> {
  return { ...version[kind] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Adds `undefined` for each field of the form that the content lacks, because `setFieldsValue` keeps
 * absent fields.
 */
function withEmptiedFields(
  current: Record<string, unknown>,
  content: Record<string, unknown>,
): Record<string, unknown> {
  const emptied = Object.keys(current).map((field) => [field, undefined] as const);
  const written = Object.entries(content).map(([field, value]) => {
    const before = current[field];
    return [
      field,
      isObject(value) && isObject(before) ? withEmptiedFields(before, value) : value,
    ] as const;
  });
  return Object.fromEntries([...emptied, ...written]);
}

/** Replaces all values of a form with the content. */
export function fillForm(
  form: Pick<FormInstance, 'getFieldsValue' | 'setFieldsValue'>,
  content: object,
): void {
  const current = form.getFieldsValue(true) as Record<string, unknown>;
  form.setFieldsValue(withEmptiedFields(current, { ...content }));
}
