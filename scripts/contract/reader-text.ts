import { operationsOf, type ContractDocument } from './document.ts';

/** Escapes a text for a cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/**
 * Returns a copy of the contract with descriptions for Redoc: each operation begins with its `operationId`
 * and ends with a table of its business rules.
 */
export function withReaderText<Contract extends ContractDocument>(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const { id, object } of operationsOf(copy)) {
    const rules = object['x-business-rules'] ?? [];
    const rows = rules.map(
      ({ name, code, when, msg }) => `| \`${name}\` | ${code} | ${cell(when)} | ${cell(msg)} |`,
    );
    const header = ['', '| Rule | Code | When | Message |', '| --- | --- | --- | --- |'];
    object.description = [
      `Operation \`${id}\``,
      '',
      object.description?.trimEnd() ?? '',
      ...(rows.length === 0 ? [] : [...header, ...rows]),
    ].join('\n');
  }
  return copy;
}
