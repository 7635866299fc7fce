import { expect, test } from 'vitest';
import { withOverlays } from '../../scripts/contract/overlays.ts';

const contract = {
  info: { title: 'Things' },
  tags: [{ name: 'thing' }],
  paths: {
    '/thing': { get: { operationId: 'listThings', tags: ['thing'] } },
    "/it's": { get: { operationId: 'getIts', tags: ['thing'], deprecated: true } },
  },
};

const overlay = (...actions: object[]) => [
  { file: 'own.yaml', document: { overlay: '1.0.0', actions } },
];

test('an overlay adds properties, appends to lists, and changes nothing else', () => {
  const actions = [
    { target: '$.paths.*.get', update: { 'x-team': 'events', tags: ['own'] } },
    { target: '$.tags', update: { name: 'own' } },
    { target: '$.info', update: { title: 'Our things' } },
  ];
  expect(withOverlays(contract, overlay(...actions))).toEqual({
    info: { title: 'Our things' },
    tags: [{ name: 'thing' }, { name: 'own' }],
    paths: {
      '/thing': { get: { operationId: 'listThings', tags: ['thing', 'own'], 'x-team': 'events' } },
      "/it's": {
        get: {
          operationId: 'getIts',
          tags: ['thing', 'own'],
          deprecated: true,
          'x-team': 'events',
        },
      },
    },
  });
  expect(contract.tags).toHaveLength(1);
});

test('an overlay removes the nodes of its target', () => {
  const remove = { target: '$.paths[?@.get.deprecated == true]', remove: true };
  const all = { target: '$.tags[*]', remove: true };
  expect(withOverlays(contract, overlay(remove, all))).toEqual({
    ...contract,
    tags: [],
    paths: { '/thing': contract.paths['/thing'] },
  });
});

test.each([
  [
    'an action that matches nothing',
    overlay({ target: '$.paths.gone', update: {} }),
    /own.yaml: \$\.paths\.gone matches nothing/,
  ],
  [
    'a target that is not a path',
    overlay({ target: 'paths', update: {} }),
    /own.yaml: paths is not a JSONPath/,
  ],
  ['another file', [{ file: 'own.yaml', document: { overlay: '2' } }], /own.yaml: not an overlay/],
])('is rejected: %s', (_name, overlays, message) => {
  expect(() => withOverlays(contract, overlays)).toThrow(message);
});
