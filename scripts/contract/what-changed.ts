import { fieldChanges } from './changes/field-changes.ts';
import { operationChanges } from './changes/operation-changes.ts';
import type { ContractDocument } from './document.ts';

/** Changes that one line names before it counts the rest. */
const NAMED = 4;

/** What differs between two contracts, in one line for a terminal. */
export function whatChanged(before: ContractDocument, after: ContractDocument): string {
  const operations = operationChanges(before, after).map(
    ({ operation, kind }) => `${operation.id} ${kind}`,
  );
  const fields = fieldChanges(before, after).map(
    ({ owner, field, kind }) => `${field === '' ? owner : `${owner}.${field}`} ${kind}`,
  );
  const all = [...operations, ...fields];
  const more = all.length > NAMED ? [`${String(all.length - NAMED)} more`] : [];
  return all.length === 0 ? 'texts or examples only' : [...all.slice(0, NAMED), ...more].join(', ');
}
