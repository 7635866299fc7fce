/** A field of a Redocly type: its values, or the name of its type. */
type Field =
  string | { type?: string; enum?: unknown[]; items?: { type: string }; minimum?: number };

/** A Redocly node type. */
interface NodeType {
  properties: Record<string, unknown>;
  required?: unknown;
  items?: string;
}

const texts = { type: 'array', items: { type: 'string' } };

/** Extension fields of operations; the rule `struct` checks their values. */
const OPERATION: Record<string, Field> = {
  'x-access': { enum: ['anonymous', 'user', 'staff'] },
  'x-audit': { enum: [true] },
  'x-business-rules': 'BusinessRules',
  'x-cache-seconds': { type: 'integer', minimum: 1 },
  'x-contact-verification': { enum: ['always', 'submit'] },
  'x-invalidates': texts,
  'x-permission': texts,
  'x-rate-limit': {
    enum: [
      'credentials',
      'codes',
      'registration',
      'checkIn',
      'uploads',
      'tickets',
      'errorLog',
      'search',
    ],
  },
  'x-repeat': { enum: ['refused', 'harmless', 'again'] },
};

const BUSINESS_RULE: NodeType = {
  properties: {
    name: { type: 'string' },
    code: { type: 'integer' },
    when: { type: 'string' },
    msg: { type: 'string' },
  },
  required: ['name', 'code', 'when', 'msg'],
};

/** Adds the extension fields to Redocly's types. */
export function withExtensions(types: Record<string, NodeType>): Record<string, NodeType> {
  const operation = types['Operation'];
  return {
    ...types,
    BusinessRule: BUSINESS_RULE,
    BusinessRules: { properties: {}, items: 'BusinessRule' },
    Operation: {
      ...operation,
      properties: { ...operation?.properties, ...OPERATION },
      required: ['x-access', 'responses'],
    },
  };
}
