import type { ResponseSchema, ParseIssue } from './response-schema';

interface ListEnvelope {
  data: { records: unknown[]; dropped?: number };
}

/** Returns the index of the record with the issue; undefined if it is outside the records. */
function recordOf({ path: [data, records, index] }: ParseIssue): number | undefined {
  return data === 'data' && records === 'records' && typeof index === 'number' ? index : undefined;
}

/**
 * Returns a list without its invalid records; `data.dropped` counts them.
 * @param body envelope that failed validation
 * @returns undefined if anything outside the records is invalid
 */
export function withoutBroken(
  schema: ResponseSchema,
  body: unknown,
  issues: readonly ParseIssue[],
): ListEnvelope | undefined {
  const broken = new Set(issues.map(recordOf));
  if (broken.size === 0 || broken.has(undefined)) return undefined;
  const { data, ...envelope } = body as ListEnvelope;
  const records = data.records.filter((_, index) => !broken.has(index));
  const parsed = schema.safeParse({ ...envelope, data: { ...data, records } });
  if (!parsed.success) return undefined;
  const list = parsed.data as ListEnvelope;
  // Set after parsing, so that a server can't set it.
  return { ...list, data: { ...list.data, dropped: broken.size } };
}
