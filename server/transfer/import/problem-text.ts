import type { ErrorObject } from 'ajv/dist/2020.js';
import { message, type Language, type MessageId } from '../../base/messages.ts';
import { ruleMessage } from '../../http/validation.ts';
import type { CellText } from '../export/cells.ts';
import type { Choices } from './imported-list.ts';

/** An example of a time in a spreadsheet, as `moment` reads it. */
const EXAMPLE_TIME = '2026-12-05 14:00';

/** Messages for malformed texts, by `x-normalize` in the contract. */
const FORMS: Readonly<Record<string, MessageId>> = {
  email: 'importEmail',
  phone: 'importPhone',
  name: 'importName',
};

const LIMITS: Readonly<Record<string, MessageId>> = {
  maxLength: 'importLongest',
  minLength: 'importShortest',
  maximum: 'importLargest',
  minimum: 'importSmallest',
};

interface Schema {
  type?: string;
  format?: string;
  'x-normalize'?: string;
  examples?: readonly unknown[];
}

/** Returns the message for a malformed cell. */
function formMessage(language: Language, schema: Schema): string | undefined {
  const { type, format = '', 'x-normalize': kind = '', examples = [] } = schema;
  if (format === 'date-time') return message(language, 'importTime', { example: EXAMPLE_TIME });
  const [example] = examples;
  if (typeof example !== 'string' && typeof example !== 'number') return undefined;
  const form = type === 'integer' ? 'importInteger' : FORMS[kind];
  return message(language, form ?? 'importForm', { example });
}

/** Describes the expected value of a cell: allowed values, limit, or form with an example. */
export function problemText(
  error: ErrorObject,
  { language, choices, text }: { language: Language; choices: Choices | undefined; text: CellText },
): string {
  const { keyword, params, parentSchema } = error;
  const limit = LIMITS[keyword];
  const isForm = ['format', 'pattern', 'type'].includes(keyword);
  if (choices !== undefined && (isForm || keyword === 'enum')) {
    const values = choices.values.map((value) => choices.label(value, text)).join(', ');
    return message(language, 'importOneOf', { values });
  }
  if (limit !== undefined)
    return message(language, limit, { limit: String((params as { limit: unknown }).limit) });
  const form = isForm ? formMessage(language, (parentSchema ?? {}) as Schema) : undefined;
  return form ?? ruleMessage(language, error);
}
