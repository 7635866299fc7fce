import type { ResponseSchema, ParseIssue } from './response-schema';

interface ListEnvelope {
  data: { records: unknown[]; dropped?: number };
}

/** The record that an issue lies in; undefined where it lies outside of every record. */
function recordOf({ path: [data, records, index] }: ParseIssue): number | undefined {
  return data === 'data' && records === 'records' && typeof index === 'number' ? index : undefined;
}

/**
 * A list without the records that break the contract; its `data.dropped` says how many there were.
 * @param body an envelope that the validator has refused
 * @param issues what the validator found
 * @returns undefined where anything else than a record is broken, too
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
  // After parsing: no server may set it.
  return { ...list, data: { ...list.data, dropped: broken.size } };
}
