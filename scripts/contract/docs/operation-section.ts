import { type ContractDocument, type Operation, type Schema } from '../document.ts';
import { hookOf } from '../uses/operation-uses.ts';
import { describeLimits, describeType, listedValues } from '../changes/describe.ts';
import { element, escapeHtml, table } from './html.ts';
import { responseExamples } from './answer-examples.ts';
import { callExamples } from './call-examples.ts';
import { deprecationNote } from './deprecation-note.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import { dataOf, inlineTable, schemaLine } from './schema-table.ts';

/** The header that makes a creation safe to send again. */
const IDEMPOTENCY_KEY = 'Idempotency-Key';

interface Example {
  schema?: Schema;
  example?: unknown;
}

function exampleBlock(summary: string, { example }: Example): string {
  if (example === undefined) return '';
  const text = escapeHtml(JSON.stringify(example, null, 2));
  return `<details><summary>${summary}</summary><pre tabindex="0">${text}</pre></details>`;
}

function parameters({ object }: Operation): string {
  const rows = (object.parameters ?? []).map(({ name, schema, ...rest }) => {
    const values = listedValues(schema).map((value) => element('code', escapeHtml(value)));
    const limits = describeLimits(schema);
    const description = 'description' in rest ? String(rest.description) : '';
    return [
      `${element('code', escapeHtml(name))} ${rest.required ? '' : element('span', 'optional', 'quiet')}`,
      rest.in,
      escapeHtml(describeType(schema)),
      [
        inlineMarkdown(description),
        values.length > 0 ? `One of ${values.join(' ')}.` : '',
        limits === 'no limits' ? '' : element('span', escapeHtml(limits), 'quiet'),
      ]
        .filter((part) => part !== '')
        .join('<br>'),
    ];
  });
  return rows.length === 0
    ? ''
    : element('h4', 'Parameters') + table(['Name', 'In', 'Type', 'Meaning'], rows);
}

function body(contract: ContractDocument, { object }: Operation): string {
  const parts = Object.entries(object.requestBody?.content ?? {}).map(([type, content]) => {
    const { schema } = content;
    const line = schema === undefined ? '' : schemaLine(contract, schema);
    const fields = schema === undefined ? '' : inlineTable(contract, schema);
    const about = element('p', `${line} ${element('span', escapeHtml(type), 'quiet')}`);
    return about + fields + exampleBlock('Example of the body', content);
  });
  return parts.length === 0 ? '' : element('h4', 'Body') + parts.join('');
}

function responses(contract: ContractDocument, operation: Operation): string {
  const { object } = operation;
  const good = Object.entries(object.responses).filter(([status]) => status.startsWith('2'));
  const parts = good.flatMap(([status, response]) => {
    const { content = {} } = response;
    const why = 'description' in response ? String(response.description) : '';
    const heading = element('p', `${element('code', status)} ${inlineMarkdown(why)}`);
    const bodies = Object.entries(content).map(([type, media]) => {
      if (media.schema === undefined) return '';
      const json = type === 'application/json';
      const schema = json ? dataOf(contract, media.schema) : media.schema;
      const within = json ? 'in <code>data</code> of the envelope' : escapeHtml(type);
      const line = `${schemaLine(contract, schema)} ${element('span', within, 'quiet')}`;
      return (
        element('p', line) +
        inlineTable(contract, schema) +
        (json && status === '200' ? '' : exampleBlock('Example of the answer', media))
      );
    });
    return good.length > 1 ? [heading, ...bodies] : bodies;
  });
  const failures = Object.entries(object.responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, response]) => {
      const why = 'description' in response ? String(response.description) : '';
      return [element('code', status), inlineMarkdown(why)];
    });
  const rules = (object['x-business-rules'] ?? []).map(({ code, when, msg }) => [
    `<code>200</code> code <code>${code}</code>`,
    `${inlineMarkdown(when)} <span class="quiet" lang="zh">${escapeHtml(msg)}</span>`,
  ]);
  return [
    element('h4', 'Answer'),
    ...parts,
    responseExamples(contract, operation),
    object['x-partial'] === true
      ? element('p', 'A client may show the list without a record that it can’t read.', 'quiet')
      : '',
    element('h4', 'Failures'),
    table(['HTTP', 'When'], [...rules, ...failures]),
  ].join('');
}

function calledIn(files: readonly string[]): string {
  if (files.length === 0) return '';
  const items = files.map((file) => `<li><code>${escapeHtml(file)}</code></li>`).join('');
  return `<details class="of-this-site"><summary>Called in</summary><ul>${items}</ul></details>`;
}

/** What holds for a call besides its fields, each explained once at the top of the page. */
function conditions({ object }: Operation): string {
  const limit = object['x-rate-limit'];
  const verification = object['x-contact-verification'];
  const keyed = (object.parameters ?? []).some(({ name }) => name === IDEMPOTENCY_KEY);
  const parts = [
    limit && `<a href="#about-limits">limited</a> with <code>${escapeHtml(limit)}</code>`,
    verification && `a <a href="#about-errors">verified contact</a> (${escapeHtml(verification)})`,
    keyed && `may be <a href="#about-sending-a-call-again">sent again</a> with a key`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : element('p', parts.join(' · '), 'quiet');
}

/** All that the contract says of one operation, and the files of the site that call it. */
export function operationSection(
  contract: ContractDocument,
  operation: Operation,
  callers: readonly string[],
): string {
  const { id, method, path, object } = operation;
  const access = object['x-access'] ?? 'undeclared';
  const rights = object['x-permission'] ?? [];
  return `<article class="operation" id="${id}">
<h3><a href="#${id}">${escapeHtml(object.summary ?? id)}</a></h3>
<p class="call"><span class="method ${method.toLowerCase()}">${method}</span>
<code>${escapeHtml(path)}</code> <span class="access ${access}">${[access, rights.join(' or ')].filter(Boolean).join(': ')}</span></p>
<p class="quiet">operation <code>${id}</code><span class="of-this-site">, hook <code>${hookOf(operation)}</code></span></p>
${conditions(operation)}${deprecationNote(object)}${markdown(object.description ?? '')}
${parameters(operation)}${body(contract, operation)}${responses(contract, operation)}${callExamples(operation)}${calledIn(callers)}
</article>`;
}
