import type { ContractDocument, Operation, Schema } from '../document.ts';
import { element, escapeHtml } from './html.ts';
import { dataOf } from './schema-table.ts';

const JSON_TYPE = 'application/json';

interface Envelope {
  data?: unknown;
  version?: unknown;
}

/** The content of a response that has nothing to tell: a list without records. */
function emptyData(schema: Schema, data: unknown): unknown {
  if (Array.isArray(data) && schema['minItems'] === undefined) return [];
  const { records } = (data ?? {}) as { records?: unknown };
  if (!Array.isArray(records)) return undefined;
  return { ...(data as object), records: [], total: 0 };
}

function example(summary: string, envelope: unknown): string {
  const text = escapeHtml(JSON.stringify(envelope, null, 2));
  return element(
    'details',
    `<summary>${escapeHtml(summary)}</summary><pre tabindex="0">${text}</pre>`,
  );
}

/**
 * What an operation answers, as it goes over the line: with content, of a list without any, and each
 * refusal by a rule. What the contract says once (the envelope, the rule and its message) isn't
 * written there again as an example; it is put together here.
 */
export function responseExamples(contract: ContractDocument, { object }: Operation): string {
  const media = object.responses['200']?.content?.[JSON_TYPE];
  if (media?.example === undefined || media.schema === undefined) return '';
  const success = media.example as Envelope;
  const empty = emptyData(dataOf(contract, media.schema), success.data);
  const refusals = (object['x-business-rules'] ?? []).map(({ code, msg }) =>
    example(`Example of a refusal: ${msg}`, { code, msg, version: success.version }),
  );
  return [
    example('Example of the answer', success),
    empty === undefined ? '' : example('Example without records', { ...success, data: empty }),
    ...refusals,
  ].join('');
}
