import type { Operation } from '../document.ts';
import { element, escapeHtml } from './html.ts';

const JSON_TYPE = 'application/json';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema: { examples?: unknown[] };
}

function valueOf({ example, schema }: Parameter): string {
  const value = example ?? schema.examples?.[0] ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The address of a call with the contract's examples: what must be given, and no more. */
function addressOf({ path, object }: Operation): string {
  const parameters = (object.parameters ?? []) as Parameter[];
  const inPath = parameters.filter((one) => one.in === 'path');
  const filled = inPath.reduce(
    (address, one) => address.replace(`{${one.name}}`, encodeURIComponent(valueOf(one))),
    path,
  );
  const asked = parameters.filter((one) => one.in === 'query' && one.required === true);
  const query = new URLSearchParams(asked.map((one) => [one.name, valueOf(one)])).toString();
  return `/api${filled}${query === '' ? '' : `?${query}`}`;
}

/** Text within single quotes of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl(operation: Operation, headers: [string, string][], body: string | undefined): string {
  const parts = [
    `curl -X ${operation.method} "$ORIGIN"${quoted(addressOf(operation))}`,
    ...headers.map(([name, value]) => `-H "${name}: ${value.replace('…', '$TOKEN')}"`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
    ...(hasFile(operation) ? ['-F file=@picture.png'] : []),
  ];
  return parts.join(' \\\n  ');
}

function fetchCall(operation: Operation, headers: [string, string][], body: string | undefined) {
  const file = hasFile(operation);
  const options = [
    `  method: '${operation.method}',`,
    ...(headers.length === 0 ? [] : [`  headers: ${JSON.stringify(Object.fromEntries(headers))},`]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${body}),`]),
    ...(file ? ['  body: form,'] : []),
  ];
  const form = file ? "const form = new FormData();\nform.append('file', file);\n" : '';
  return `${form}const response = await fetch('${addressOf(operation)}', {\n${options.join('\n')}\n});`;
}

function hasFile({ object }: Operation): boolean {
  return 'multipart/form-data' in (object.requestBody?.content ?? {});
}

/** How an operation is called, with the contract's own examples, by curl and by fetch. */
export function callExamples(operation: Operation): string {
  const { object } = operation;
  const example = object.requestBody?.content[JSON_TYPE]?.example;
  const body = example === undefined ? undefined : JSON.stringify(example, null, 2);
  const headers: [string, string][] = [
    ...(object['x-access'] === 'anonymous' ? [] : [['token', '…'] as [string, string]]),
    ...(body === undefined ? [] : [['content-type', JSON_TYPE] as [string, string]]),
  ];
  const block = (name: string, text: string) =>
    `<p class="quiet">${name}</p><pre tabindex="0">${escapeHtml(text)}</pre>`;
  return element(
    'details',
    `<summary>Call it: curl, fetch</summary>${block('curl', curl(operation, headers, body))}${block('fetch', fetchCall(operation, headers, body))}`,
  );
}
