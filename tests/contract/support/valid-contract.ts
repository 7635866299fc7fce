const ERRORS: Record<string, string> = {
  400: 'Bad request.',
  401: 'No session.',
  404: 'No such record.',
  413: 'Too large.',
  415: 'Unsupported type.',
  500: 'Server fault.',
  503: 'Unavailable.',
};

/** Returns the description of an error response. */
export function errorResponse(status: string) {
  return {
    description: ERRORS[status] ?? 'Refused.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorEnvelope' },
        example: { code: Number(status), msg: 'No.' },
      },
    },
  };
}

const text = (example: string) => ({
  type: 'string',
  description: 'A text.',
  examples: [example],
  maxLength: 64,
});
const count = { type: 'integer', description: 'A number.', examples: [1] };

const thing = { id: 'thing-1', colour: 'red' };
const parts = { msg: 'ok', version: '1.0.0' };

/** Returns an envelope with `data`. */
function envelopeOf(data: object) {
  return {
    type: 'object',
    description: 'An answer.',
    required: ['code', 'msg', 'version', 'data'],
    properties: {
      code: { type: 'integer', const: 200, description: 'Success.', examples: [200] },
      msg: text('ok'),
      version: text('1.0.0'),
      data,
    },
  };
}

const pageNumber = (name: string) => ({
  name,
  in: 'query',
  required: false,
  description: 'A number.',
  schema: { type: 'integer', examples: [1], minimum: 1, maximum: 100 },
  example: 1,
});

/**
 * Returns a small contract without lint problems: an operation for users that returns a record by id,
 * and one for everyone that returns a page of results. Tests change it in one place.
 */
export function validContract() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Things',
      version: '1.0.0',
      description: 'Things.',
      contact: { name: 'Somebody' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api', description: 'Production.', 'x-internal': false }],
    tags: [{ name: 'thing', description: 'Things.' }],
    paths: {
      '/thing/{id}': {
        post: {
          operationId: 'renameThing',
          tags: ['thing'],
          summary: 'Rename a thing',
          description: 'Renames a thing. Source: spec section 7.',
          'x-access': 'user',
          'x-invalidates': ['listThings'],
          'x-repeat': 'refused',
          security: [{ token: [] }],
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              description: 'Which.',
              schema: { type: 'string', examples: ['thing-1'], maxLength: 64 },
              example: 'thing-1',
            },
          ],
          requestBody: {
            required: true,
            description: 'The new name.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Thing' },
                example: thing,
              },
            },
          },
          responses: {
            200: {
              description: 'The thing.',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/ThingEnvelope' },
                  example: { code: 200, ...parts, data: thing },
                },
              },
            },
            ...Object.fromEntries(Object.keys(ERRORS).map((s) => [s, errorResponse(s)])),
          },
          'x-business-rules': [
            { name: 'nameTaken', code: 1001, when: 'The name is taken.', msg: '名称已被使用' },
          ],
        },
      },
      '/thing': {
        get: {
          operationId: 'listThings',
          tags: ['thing'],
          summary: 'Things',
          description: 'Answers things. Source: spec section 7.',
          'x-access': 'anonymous',
          'x-cache-seconds': 10,
          security: [],
          parameters: [pageNumber('pageSize'), pageNumber('current')],
          responses: {
            200: {
              description: 'Things.',
              headers: { ETag: { description: 'Names it.', schema: text('W/"1"') } },
              links: {
                renameThing: {
                  operationId: 'renameThing',
                  parameters: { id: '$response.body#/data/records/0/id' },
                },
              },
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/ThingPageEnvelope' },
                  example: {
                    code: 200,
                    ...parts,
                    data: { records: [thing], total: 1, current: 1, size: 10 },
                  },
                },
              },
            },
            ...Object.fromEntries(['400', '500', '503'].map((s) => [s, errorResponse(s)])),
          },
        },
      },
    },
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token.' },
      },
      schemas: {
        ErrorEnvelope: {
          type: 'object',
          description: 'A failure.',
          required: ['code', 'msg'],
          properties: { code: count, msg: text('No.') },
        },
        Thing: {
          type: 'object',
          description: 'A thing.',
          required: ['id'],
          properties: {
            id: text('thing-1'),
            colour: { ...text('red'), enum: ['red', 'blue'] },
          },
        },
        ThingPage: {
          type: 'object',
          description: 'A page.',
          required: ['records', 'total', 'current', 'size'],
          properties: {
            records: {
              type: 'array',
              description: 'Things.',
              maxItems: 100,
              items: { $ref: '#/components/schemas/Thing' },
            },
            total: count,
            current: count,
            size: count,
          },
        },
        ThingEnvelope: envelopeOf({ $ref: '#/components/schemas/Thing' }),
        ThingPageEnvelope: envelopeOf({ $ref: '#/components/schemas/ThingPage' }),
      },
    },
  };
}
