import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf, type ContractDocument, type Operation } from '../document.ts';
import { element, escapeHtml } from './html.ts';
import { inlineMarkdown, markdown } from './markdown.ts';
import { operationSection } from './operation-section.ts';
import { schemaTable } from './schema-table.ts';

/** A contract with the parts that only its documentation reads. */
export interface DocumentedContract extends ContractDocument {
  info: { version: string; title: string; description: string };
  tags: { name: string; description: string }[];
}

function asset(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

const STYLES = ['base.css', 'frame.css', 'parts.css', 'try.css'];

/** The script that tries calls; a file of its own, so that a server can leave it out. */
export const TRY_SCRIPT = 'contract-try.js';

function indexEntry({ id, method, object }: Operation): string {
  const label = escapeHtml(object.summary ?? id);
  const verb = `<span class="method ${method.toLowerCase()}">${method}</span>`;
  return `<li><a href="#${id}">${verb}<span>${label}</span></a></li>`;
}

/** Envelopes and single bodies stand with their operations; records are what people look up. */
function isRecord(name: string): boolean {
  return !name.endsWith('Envelope') || name === 'ErrorEnvelope';
}

/** What the page tells beside the contract. */
interface Beside {
  /** Files of the site that call an operation, by its id. */
  callers?: ReadonlyMap<string, readonly string[]>;
  /** What changed from version to version, in Markdown. */
  changes?: string;
}

/**
 * The whole contract as one HTML page that asks for nothing of others: no font, no picture, no script.
 * Its script searches the text of operations and records, copies examples and marks what is in the
 * address; without it the page reads the same. Another one tries calls, where a server hands it out.
 */
export function contractPage(
  contract: DocumentedContract,
  { callers = new Map<string, readonly string[]>(), changes = '' }: Beside = {},
): string {
  const operations = operationsOf(contract);
  const groups = contract.tags
    .map((tag) => ({
      ...tag,
      operations: operations.filter(({ object }) => object.tags?.[0] === tag.name),
    }))
    .filter((group) => group.operations.length > 0);
  const records = Object.entries(contract.components.schemas)
    .filter(([name]) => isRecord(name))
    .sort(([a], [b]) => a.localeCompare(b));
  const { title, version, description } = contract.info;
  const sectionsOf = (some: Operation[]) =>
    some.map((one) => operationSection(contract, one, callers.get(one.id) ?? [])).join('');

  const index = groups.map(
    (group) =>
      `<div data-group><strong>${escapeHtml(group.name)}</strong><ul>${group.operations.map(indexEntry).join('')}</ul></div>`,
  );
  const sections = groups.map(
    (group) => `<section data-group><h2>${escapeHtml(group.name)}</h2>
<p>${inlineMarkdown(group.description)}</p>${sectionsOf(group.operations)}</section>`,
  );
  const schemas = records.map(
    ([
      name,
      schema,
    ]) => `<article class="record" id="schema-${name}"><h3><a href="#schema-${name}">${name}</a></h3>
<p>${inlineMarkdown(schema.description ?? '')}</p>${schemaTable(contract, schema)}</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} ${version}</title>
<link rel="icon" href="data:,">
<style>${STYLES.map(asset).join('')}</style>
</head>
<body>
<div class="layout">
<nav id="index" aria-label="Operations">
<input type="search" placeholder="Search the contract" aria-label="Search operations and records">
${index.join('')}
<strong><a href="#records">Records</a></strong>
${changes === '' ? '' : '<strong><a href="#changes">Changes</a></strong>'}
<label class="quiet"><input type="checkbox" id="of-this-site"> Hooks and files of this site</label>
</nav>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="quiet">Version ${version}, ${operations.length} operations, base address <code>/api</code>, <a href="contract.json" download>the bundle (OpenAPI, JSON)</a></p>
${markdown(description)}
<p id="none" hidden>Nothing in the contract has all of these words.</p>
${sections.join('')}
${element('h2', '<span id="records">Records</span>')}
${schemas.join('')}
${changes === '' ? '' : element('h2', '<span id="changes">Changes</span>') + markdown(changes)}
</main>
</div>
<a class="to-index" href="#index">Index</a>
<script>${asset('index.js')}</script>
<script type="module" src="${TRY_SCRIPT}"></script>
</body>
</html>
`;
}
