import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit, isPair, isScalar, type Document } from 'yaml';

type Path = (string | number)[];

/** The contract of a copy, to be changed by its own structure rather than by its text. */
export class ContractEditor {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Changes one file of the contract: `schemas/news`, `paths/news`, `openapi`. */
  edit(name: string, change: (document: Document.Parsed) => void): void {
    const path = join(this.#root, `openapi/${name}.yaml`);
    const document = parseDocument(readFileSync(path, 'utf8'));
    change(document);
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  }

  /** Renames a property of a schema, or takes it out, with its place in `required`. */
  property(file: string, schema: string, from: string, to?: string): void {
    this.edit(`schemas/${file}`, (document) => {
      const at = [schema, 'properties', from];
      const node = document.getIn(at, true);
      if (node === undefined) throw new Error(`${schema} has no ${from}`);
      document.deleteIn(at);
      if (to !== undefined) document.setIn([schema, 'properties', to], node);
      const required = (
        document.getIn([schema, 'required']) as { toJSON: () => string[] } | undefined
      )
        ?.toJSON()
        .flatMap((name) => (name === from ? (to ?? []) : name));
      if (required !== undefined) document.setIn([schema, 'required'], required);
    });
  }

  set(file: string, path: Path, value: unknown): void {
    this.edit(file, (document) => document.setIn(path, document.createNode(value)));
  }

  delete(file: string, path: Path): void {
    this.edit(file, (document) => {
      if (!document.deleteIn(path)) throw new Error(`${file} has no ${path.join('.')}`);
    });
  }

  /** Puts a field into `required` of a schema, or takes it out. */
  require(file: string, schema: string, field: string, required: boolean): void {
    this.edit(`schemas/${file}`, (document) => {
      const given = document.getIn([schema, 'required']) as { toJSON: () => string[] } | undefined;
      const others = (given?.toJSON() ?? []).filter((name) => name !== field);
      document.setIn([schema, 'required'], required ? [...others, field] : others);
    });
  }

  /** Renames a key of a path file, and the reference to it. */
  move(file: string, from: string, to: string): void {
    this.edit(`paths/${file}`, (document) => {
      document.set(to, document.get(from, true));
      document.delete(from);
    });
    const escape = (path: string) =>
      path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    this.edit('openapi', (document) => {
      document.deleteIn(['paths', from]);
      document.setIn(['paths', to, '$ref'], `paths/${file}.yaml#/${escape(to)}`);
    });
  }

  /** Renames a schema wherever it is referred to in these files. */
  renameSchema(files: string[], from: string, to: string): void {
    for (const file of files) {
      this.edit(file, (document) =>
        visit(document, {
          Pair: (_, pair) => {
            if (!isPair(pair) || !isScalar(pair.key)) return;
            if (pair.key.value === from) pair.key.value = to;
            if (pair.key.value === '$ref' && isScalar(pair.value)) {
              pair.value.value = String(pair.value.value).replace(
                new RegExp(`/${from}$`),
                `/${to}`,
              );
            }
          },
        }),
      );
    }
  }
}

const text = (example: string) => ({
  type: 'string',
  maxLength: 64,
  description: 'A text.',
  examples: [example],
});

/** A kind of change, how it is made to the contract, and what the compiler says of others because of it. */
export type ContractChange = [
  kind: string,
  make: (contract: ContractEditor) => void,
  /** Files that are wrong only as long as a place which impact names is: they need no edit. */
  followers?: readonly string[],
];

/** The list of all handlers lacks what a handler's file doesn't give. */
const ALL_HANDLERS = 'server/boot/all-handlers.ts';

const EXPRESS = '/client/news/anons/express';
const LIST = '/client/activity/anons';

/** Kinds of change to the contract that a team makes, one example each. */
export const CONTRACT_CHANGES: ContractChange[] = [
  [
    'optional field renamed',
    (c) => c.property('activity', 'Activity', 'cancelReason', 'cancelNote'),
  ],
  ['required field renamed', (c) => c.property('activity', 'ActivitySummary', 'title', 'caption')],
  ['required field removed', (c) => c.property('activity', 'ActivitySummary', 'city')],
  ['optional field removed', (c) => c.property('news', 'NewsArticle', 'videoFileId')],
  ['field of a body removed', (c) => c.property('expert', 'SaveExpertBody', 'bio')],
  [
    'field retyped',
    (c) =>
      c.set('schemas/activity', ['ActivitySummary', 'properties', 'signedUp', 'type'], 'string'),
  ],
  [
    'field may be null',
    (c) =>
      c.set('schemas/activity', ['Activity', 'properties', 'address', 'type'], ['string', 'null']),
  ],
  ['field of an answer optional', (c) => c.require('news', 'NewsSummary', 'title', false)],
  ['field of an answer required', (c) => c.require('activity', 'Activity', 'cancelReason', true)],
  ['field of a body required', (c) => c.require('expert', 'SaveExpertBody', 'organisation', true)],
  [
    'required field added to an answer',
    (c) => {
      c.set('schemas/news', ['NewsSummary', 'properties', 'author'], text('Li'));
      c.require('news', 'NewsSummary', 'author', true);
    },
  ],
  [
    'optional field added to an answer',
    (c) => c.set('schemas/news', ['NewsSummary', 'properties', 'author'], text('Li')),
  ],
  [
    'limit narrowed',
    (c) => c.set('schemas/expert', ['SaveExpertBody', 'properties', 'bio', 'maxLength'], 500),
  ],
  [
    'value added to an enum',
    (c) =>
      c.edit('schemas/activity', (document) =>
        document.addIn(['ActivityState', 'enum'], 'postponed'),
      ),
  ],
  [
    'value removed from an enum',
    (c) =>
      c.edit('schemas/activity', (document) => {
        const values = document.getIn(['ActivityKind', 'enum']) as { toJSON: () => string[] };
        const rest = values.toJSON().filter((value) => value !== 'salon');
        document.setIn(['ActivityKind', 'enum'], rest);
        document.setIn(['ActivityKind', 'examples'], [rest[0]]);
      }),
    // What it writes into the table comes from the demo content, where the value is spelled out.
    ['server/demo/seed-records.ts'],
  ],
  [
    'field moved into another record',
    (c) => {
      c.property('activity', 'Activity', 'address');
      c.set('schemas/activity', ['Activity', 'properties', 'place'], {
        type: 'object',
        description: 'Where.',
        required: ['address'],
        properties: { address: text('Shenzhen') },
      });
    },
  ],
  [
    'schema renamed',
    (c) =>
      c.renameSchema(['schemas/news', 'paths/news', 'schemas/match'], 'NewsSummary', 'NewsItem'),
  ],
  [
    'operation renamed',
    (c) => c.set('paths/news', [EXPRESS, 'get', 'operationId'], 'listExpressNews'),
    [ALL_HANDLERS],
  ],
  [
    'operation removed',
    (c) => {
      c.delete('paths/news', [EXPRESS]);
      c.delete('openapi', ['paths', EXPRESS]);
    },
    [ALL_HANDLERS],
  ],
  ['operation moved', (c) => c.move('news', EXPRESS, '/client/news/anons/latest')],
  [
    'method changed',
    (c) =>
      c.edit('paths/activity', (document) => {
        const at = '/client/activity/anons/browseNumber';
        document.setIn([at, 'post'], document.getIn([at, 'put'], true));
        document.deleteIn([at, 'put']);
      }),
  ],
  [
    'query parameter renamed',
    (c) =>
      c.edit('paths/activity', (document) => {
        const parameters = document.getIn([LIST, 'get', 'parameters']) as {
          toJSON: () => { name: string }[];
        };
        const index = parameters.toJSON().findIndex(({ name }) => name === 'city');
        document.setIn([LIST, 'get', 'parameters', index, 'name'], 'town');
      }),
  ],
  [
    'operation deprecated',
    (c) => {
      c.set('paths/news', [EXPRESS, 'get', 'deprecated'], true);
      c.set('paths/news', [EXPRESS, 'get', 'x-sunset'], '2027-03-31');
    },
  ],
  [
    'field deprecated',
    (c) => {
      const at = ['ActivitySummary', 'properties', 'address'];
      c.set('schemas/activity', [...at, 'deprecated'], true);
      c.set('schemas/activity', [...at, 'x-sunset'], '2027-03-31');
    },
  ],
];
