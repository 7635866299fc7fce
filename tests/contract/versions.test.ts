import { describe, expect, it } from 'vitest';
import { changelog } from '../../scripts/contract/changelog.ts';
import {
  deprecatedFields,
  deprecatedOperations,
} from '../../scripts/contract/changes/deprecations.ts';
import { isAtLeast, neededBump, nextVersion } from '../../scripts/contract/changes/version-bump.ts';
import type { ContractDocument, Schema } from '../../scripts/contract/document.ts';
import { readBundle } from '../../scripts/contract/revisions.ts';
import { ROOT } from './support/project-copy.ts';

const bundle = readBundle(`${ROOT}/openapi/generated/openapi.json`);

/** The contract with one change. */
function changed(change: (contract: ContractDocument) => void): ContractDocument {
  const contract = structuredClone(bundle);
  change(contract);
  return contract;
}

function schema(contract: ContractDocument, name: string): Required<Pick<Schema, 'properties'>> {
  const { properties } = contract.components.schemas[name] ?? {};
  if (properties === undefined) throw new Error(`no schema ${name}`);
  return { properties };
}

const SUNSET = { deprecated: true, 'x-sunset': '2027-03-31' };
const withoutSource = changed((contract) => {
  delete schema(contract, 'NewsSummary').properties['source'];
});
const withNote = changed((contract) => {
  schema(contract, 'NewsSummary').properties['note'] = { type: 'string' };
});
const withDeprecated = changed((contract) => {
  const operation = contract.paths['/client/news/anons/express']?.['get'];
  Object.assign(operation ?? {}, SUNSET, { 'x-replaced-by': 'listNews' });
  Object.assign(schema(contract, 'NewsSummary').properties['source'] ?? {}, SUNSET);
});

describe('the version of the contract', () => {
  it.each([
    ['nothing', bundle, 'none', '1.0.0'],
    ['a field that is gone', withoutSource, 'major', '2.0.0'],
    ['a further field', withNote, 'minor', '1.1.0'],
  ] as const)('must rise after %s', (_, after, bump, version) => {
    expect(neededBump(bundle, after)).toBe(bump);
    expect(nextVersion('1.0.0', bump)).toBe(version);
  });

  it.each([
    ['1.1.0', '1.1.0', true],
    ['1.0.9', '1.1.0', false],
    ['2.0.0', '1.9.0', true],
    ['1.10.0', '1.9.0', true],
  ])('%s is at least %s: %s', (version, lowest, held) => {
    expect(isAtLeast(version, lowest)).toBe(held);
  });
});

describe('what is announced to go', () => {
  it('is listed with its day, what replaces it, and the operations that carry it', () => {
    const announced = deprecatedOperations(bundle);
    const added = deprecatedOperations(withDeprecated).filter(
      ({ operation }) => !announced.some((known) => known.operation.id === operation.id),
    );
    expect(added).toMatchObject([
      {
        operation: { id: 'listNewsExpress' },
        said: 'deprecated, may be gone from 2027-03-31 on, use listNews instead',
      },
    ]);
    const [field] = deprecatedFields(withDeprecated);
    expect(field).toMatchObject({ owner: 'NewsSummary', field: 'source' });
    expect(field?.operations).toContain('listNews');
  });
});

it('the changelog says for each release what breaks, what came and what is announced', () => {
  const text = changelog([
    { name: 'v1', contract: bundle },
    { name: 'v2', contract: withNote },
    { name: 'v3', contract: withDeprecated },
  ]);
  const [, v3 = '', v2 = '', v1 = ''] = text.split(/^## /m);
  expect(v2).toContain('### Added or loosened\n\n- `NewsSummary.note`: added');
  expect(v3).toContain('### Breaking\n\n- `NewsSummary.note`: removed');
  expect(v3).toContain('### Deprecated\n\n- `listNewsExpress`: deprecated, may be gone');
  expect(v1).toContain('Where this begins.');
});
