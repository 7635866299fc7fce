import { stringify } from 'yaml';
import type { Names } from './names.ts';

/** Files by their paths. */
export type Files = Record<string, string>;

const VERSION = '1.0.0';
const OK = { code: 200, msg: '操作成功', version: VERSION };
const ERROR = '../schemas/common.yaml#/ErrorEnvelope';

const yaml = (value: object) =>
  stringify(value, { aliasDuplicateObjects: false, lineWidth: 110, singleQuote: true });

function refusal(description: string, example: object, headers?: object): object {
  const content = { 'application/json': { schema: { $ref: ERROR }, example } };
  return { description, ...(headers && { headers }), content };
}

const BAD_REQUEST = refusal('The request does not fit the contract; `msg` names what is wrong.', {
  code: 400,
  msg: '请求参数错误',
  version: VERSION,
});
const NOT_FOUND = refusal('There is no such record, or it is not published.', {
  code: 404,
  msg: '内容不存在或已下线',
  version: VERSION,
});
const FAULTS = {
  500: refusal('A fault of the server; the cause stands in its log, never in the answer.', {
    code: 500,
    status: 500,
    msg: '服务器繁忙，请稍后重试',
    version: VERSION,
  }),
  503: refusal(
    'The database is unreachable or too busy; `Retry-After` says when to try again.',
    { code: 503, msg: '服务暂时不可用，请稍后重试', version: VERSION },
    {
      'Retry-After': {
        description: 'Seconds to wait before the call is sent again.',
        schema: { type: 'integer', examples: [5] },
      },
    },
  ),
};

function pageParameter(name: string, description: string, standard: number, maximum: number) {
  const schema = { type: 'integer', minimum: 1, maximum, default: standard, examples: [standard] };
  return { name, in: 'query', required: false, description, schema, example: standard };
}

const identifier = (names: Names) => `${names.kebab}-1`;
const exampleOf = (names: Names) => ({
  id: identifier(names),
  name: '启明科技',
  introduction: '示例简介。',
});

function success(names: Names, description: string, envelope: string, data: object): object {
  const schema = { $ref: `../schemas/${names.kebab}.yaml#/${envelope}` };
  return { description, content: { 'application/json': { schema, example: { ...OK, data } } } };
}

/** Where a call continues with the first record of a page. */
const linkTo = (operationId: string) => ({
  operationId,
  parameters: { id: '$response.body#/data/records/0/id' },
});

function paths(names: Names): string {
  const { kebab, pascal, pascalPlural, words, wordsPlural } = names;
  const source = 'Source: say which section of the specification, or whose letter, asks for it.';
  const common = { tags: [kebab] };
  const anonymous = { 'x-access': 'anonymous', security: [] };
  return yaml({
    [`/client/${kebab}`]: {
      get: {
        operationId: `list${pascalPlural}`,
        ...common,
        summary: `The ${wordsPlural}, page by page`,
        description: `Answers the ${wordsPlural} in the order to show.\n\n${source}`,
        ...anonymous,
        parameters: [
          pageParameter('pageSize', 'Records a page.', 10, 100),
          pageParameter(
            'current',
            'Number of the page, from 1. A page past the last one has no records.',
            1,
            1_000_000,
          ),
        ],
        'x-partial': true,
        responses: {
          200: {
            ...success(names, `A page of ${wordsPlural}.`, `${pascal}PageEnvelope`, {
              records: [exampleOf(names)],
              total: 1,
              current: 1,
              size: 10,
            }),
            links: { [`get${pascal}`]: linkTo(`get${pascal}`) },
          },
          400: BAD_REQUEST,
          ...FAULTS,
        },
      },
    },
    [`/client/${kebab}/{id}`]: {
      get: {
        operationId: `get${pascal}`,
        ...common,
        summary: `One ${words}`,
        description: `Answers one ${words}.\n\n${source}`,
        ...anonymous,
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: `Identifier of the ${words}.`,
            schema: {
              type: 'string',
              minLength: 1,
              maxLength: 64,
              pattern: '^[A-Za-z0-9_-]+$',
              examples: [identifier(names)],
            },
            example: identifier(names),
          },
        ],
        responses: {
          200: success(names, `The ${words}.`, `${pascal}Envelope`, exampleOf(names)),
          400: BAD_REQUEST,
          404: NOT_FOUND,
          ...FAULTS,
        },
      },
    },
  });
}

const text = (description: string, example: string, maxLength: number) => ({
  type: 'string',
  description,
  examples: [example],
  maxLength,
});
const id = (description: string, example: string) => ({
  ...text(description, example, 64),
  minLength: 1,
});
const time = (description: string, example: string) => ({
  ...text(description, example, 40),
  format: 'date-time',
});
const count = (description: string, example: number, minimum: number, maximum?: number) => ({
  type: 'integer',
  description,
  examples: [example],
  minimum,
  ...(maximum !== undefined && { maximum }),
});
const record = (description: string, required: string[], properties: object) => ({
  type: 'object',
  description,
  required,
  properties,
});

function envelope(operation: string, data: string): object {
  return record(`Answer of \`${operation}\`.`, ['code', 'msg', 'version', 'data'], {
    code: {
      const: 200,
      type: 'integer',
      description: 'Always 200 on success. Any other code is an `ErrorEnvelope`.',
      examples: [200],
    },
    msg: text('A message in the language of `Accept-Language`.', OK.msg, 200),
    version: text('Version of the contract that the server implements.', VERSION, 200),
    data: { $ref: `#/${data}` },
  });
}

function schemas(names: Names): string {
  const { pascal, pascalPlural, words, wordsPlural } = names;
  return yaml({
    [pascal]: record(`One ${words}. Extends the base record (spec section 3).`, ['id', 'name'], {
      id: id('Identifier of the record.', identifier(names)),
      name: text('Its name.', exampleOf(names).name, 200),
      introduction: text('A few sentences, plain text.', exampleOf(names).introduction, 500),
      createDate: time('When the record was made.', '2026-09-01T09:00:00+08:00'),
      createBy: id('Who made the record: a user id.', '1'),
      updateDate: time('When the record was last changed.', '2026-11-20T16:30:00+08:00'),
      updateBy: id('Who changed the record last: a user id.', '1'),
      remarks: text('A note for staff; never shown to visitors.', '组委会录入', 500),
    }),
    [`${pascal}Page`]: record(
      `A page of ${wordsPlural}.`,
      ['records', 'total', 'current', 'size'],
      {
        records: {
          type: 'array',
          description: 'The records of this page, in the order of the list.',
          items: { $ref: `#/${pascal}` },
          maxItems: 100,
        },
        total: count('How many records there are in all pages.', 12, 0),
        current: count('Number of this page, from 1.', 1, 1),
        size: count('Size of a page as it was applied.', 10, 1, 100),
      },
    ),
    [`${pascal}PageEnvelope`]: envelope(`list${pascalPlural}`, `${pascal}Page`),
    [`${pascal}Envelope`]: envelope(`get${pascal}`, pascal),
  });
}

function workflow(names: Names): string {
  const { kebab, pascal, pascalPlural, wordsPlural } = names;
  const title = `What a visitor reads of the ${wordsPlural}`;
  const worked = [{ condition: '$response.body#/code == 200' }];
  return yaml({
    arazzo: '1.0.1',
    info: { title, summary: title, version: VERSION },
    sourceDescriptions: [{ name: 'site', url: '../generated/openapi.json', type: 'openapi' }],
    workflows: [
      {
        workflowId: kebab,
        summary: title,
        steps: [
          {
            stepId: `list${pascalPlural}`,
            operationId: `list${pascalPlural}`,
            successCriteria: worked,
            outputs: { id: '$response.body#/data/records/0/id' },
          },
          {
            stepId: `get${pascal}`,
            operationId: `get${pascal}`,
            parameters: [
              { name: 'id', in: 'path', value: `$steps.list${pascalPlural}.outputs.id` },
            ],
            successCriteria: worked,
          },
        ],
      },
    ],
  });
}

/** The contract's files of a new resource. */
export function contractFiles(names: Names): Files {
  const { kebab, wordsPlural } = names;
  return {
    [`openapi/paths/${kebab}.yaml`]: `# The ${wordsPlural}. Keyed by path; openapi.yaml refers to each entry.\n${paths(names)}`,
    [`openapi/schemas/${kebab}.yaml`]: `# Schemas of the domain "${kebab}". Names are unique across all files.\n${schemas(names)}`,
    [`openapi/workflows/15-${kebab}.arazzo.yaml`]: workflow(names),
  };
}
