import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Email, Mobile } from '@/api/generated/model';
import { fitsTidied } from '@/lib/validation/rules';
import { NORMAL_FORMS } from '../../openapi/normal-forms';
import { normalPhone } from '../../server/http/normal-forms';
import { requestCompiler } from '../../server/http/validation';
import specification from '../../openapi/generated/openapi.json' with { type: 'json' };
import { operations, type Schema } from '../support/contract';

// Texts as users typed them; `tests/support/inputs` contains more.

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../support/inputs', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

describe('input as users typed it', () => {
  it.each(linesOf('emails.txt'))(
    'the line %j is an address, unless its local part is Chinese',
    (line) => {
      const fits = !line.startsWith('张三');
      expect(Email.safeParse(NORMAL_FORMS.email(line)).success).toBe(fits);
      expect(fitsTidied('email', line)).toBe(fits);
    },
  );

  it('the phone numbers belong to two accounts', () => {
    const numbers = linesOf('phones.txt').map(normalPhone);
    expect([...new Set(numbers)]).toEqual(['13800000001', '+85291234567']);
  });

  it.each(linesOf('invisible-names.txt'))('the line %j is not a name', (line) => {
    expect(fitsTidied('name', line)).toBe(false);
  });
});

describe('an email address', () => {
  it.each([
    ['tom&jerry@example.org', 'tom&jerry@example.org'],
    ['a/b@example.org', 'a/b@example.org'],
    ['x=y@example.org', 'x=y@example.org'],
    ['q!z@example.org', 'q!z@example.org'],
    ['r&d@example.org', 'r&d@example.org'],
    ['user@mail.xn--fiqs8s', 'user@mail.xn--fiqs8s'],
    ['user@xn--fsqu00a.xn--55qx5d', 'user@xn--fsqu00a.xn--55qx5d'],
    ['user@例子.公司', 'user@xn--fsqu00a.xn--55qx5d'],
    ['张三@example.org', '张三@example.org'],
    ['a@example.org\u200B', 'a@example.org'],
    ['ａ@example.org', 'a@example.org'],
    ['ａ＠example。org', 'a@example.org'],
    ['a@example.org\u00A0', 'a@example.org'],
    ['Tom@EXAMPLE.org', 'Tom@example.org'],
    ['a@1.2', 'a@1.2'],
    ['lin yuan@example.org', 'lin yuan@example.org'],
    [' ann ＠ example.org ', 'ann@example.org'],
    ['ann@ example.org', 'ann@example.org'],
    ['ann@example.org。', 'ann@example.org'],
    ['ann@example.org.', 'ann@example.org'],
    ['ann@exam ple.org', 'ann@exam ple.org'],
    ['ann@例 子.公司', 'ann@例 子.公司'],
    ['', ''],
  ])('%j becomes %j', (typed, normal) => {
    expect(NORMAL_FORMS.email(typed)).toBe(normal);
  });
});

describe('a phone number', () => {
  it.each([
    ['138 0000 0001', '13800000001'],
    ['+86 138-0000-0001', '13800000001'],
    ['\u202D13800000001\u202C', '13800000001'],
    ['１３８０００００００１', '13800000001'],
    ['13800000001\u00A0', '13800000001'],
    ['008613800000001', '13800000001'],
    ['8613800000001', '13800000001'],
    ['+86 0138 0000 0001', '13800000001'],
    ['+852 9123 4567', '+85291234567'],
    ['+85291234567', '+85291234567'],
    ['0085291234567', '+85291234567'],
    ['85291234567', '+85291234567'],
    ['(852) 9123–4567', '+85291234567'],
    ['+852 852 9123 4567', '+85291234567'],
    ['+86 86 138 0000 0001', '13800000001'],
    ['+8528529', '+8528529'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['0755-123456', '+86755123456'],
    ['1234567890', '1234567890'],
    ['12', '12'],
    ['+31 (0) 800 0000', '+3108000000'],
    ['', ''],
  ])('%j becomes %j on the server', (typed, normal) => {
    expect(normalPhone(typed)).toBe(normal);
    expect(normalPhone(normal)).toBe(normal);
    expect(normalPhone(NORMAL_FORMS.phone(typed))).toBe(normal);
  });
});

describe('a code', () => {
  it.each([
    ['402 913', '402913'],
    ['４０２９１３', '402913'],
    ['402-913\u200B', '402913'],
  ])('%j becomes %j', (typed, normal) => {
    expect(NORMAL_FORMS.code(typed)).toBe(normal);
  });
});

describe('a name', () => {
  const pattern = new RegExp(
    specification.components.schemas.LocalizedName.properties.CN.pattern,
    'u',
  );

  it.each([
    ['\u200B\u200B', ''],
    ['\u3164', ''],
    ['\u2800', ''],
    ['\u2060', ''],
    ['林\t远\n', '林 远'],
    [' Lin  Yuan ', 'Lin Yuan'],
    ['👨\u200D👩\u200D👧 day', '👨\u200D👩\u200D👧 day'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['a\u200Db', 'ab'],
  ])('%j becomes %j', (typed, normal) => {
    expect(NORMAL_FORMS.name(typed)).toBe(normal);
    expect(pattern.test(normal)).toBe(true);
  });

  it.each(['—', '...', '🎉', '\u3164', 'Lin\tYuan', 'Lin\nYuan', 'a\u200Bb', '\u2800a'])(
    '%j does not fit the contract',
    (text) => {
      expect(pattern.test(text)).toBe(false);
    },
  );
});

interface TypedText extends Schema {
  'x-normalize'?: string;
}

const schemas = specification.components.schemas as unknown as Record<string, TypedText>;

/** Returns the texts of a request part with their names; a localized text has the name of its record. */
function textsIn(schema: TypedText, name: string, seen: readonly string[]): [string, TypedText][] {
  const reference = schema.$ref?.split('/').at(-1);
  if (reference !== undefined) {
    const known = schemas[reference];
    if (known === undefined || seen.includes(reference)) return [];
    return textsIn(known, name, [...seen, reference]);
  }
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    textsIn(part, ['CN', 'US', 'HK'].includes(key) ? name : `${name}.${key}`, seen),
  );
  const items = schema.items === undefined ? [] : textsIn(schema.items, name, seen);
  const isText = schema.type === 'string' && schema.enum === undefined;
  return [...fields, ...items, ...(isText ? [[name, schema] as [string, TypedText]] : [])];
}

/** Excludes filters, path identifiers and the ignored names of permissions. */
const texts = operations
  .flatMap(({ id, body, parameters }) => [
    ...(body === undefined ? [] : textsIn(body.schema, id, [])),
    ...parameters
      .filter(({ name }) => name === 'email')
      .flatMap(({ name, schema }) => textsIn(schema, `${id}.${name}`, [])),
  ])
  .filter(([name]) => !/\.(roles|permissions)\.name$/.test(name));

describe('every text of a request', () => {
  it.each([
    [/\.(mobile|phone)$/, ['phone']],
    [/\.mobilePhone$/, ['line']],
    [/\.email$/, ['email']],
    [/\.(verifyCode|emailCode|mobileCode)$/, ['code']],
    [
      /\.(name|leader|(first|last|chinese)Name|shortName|title|award|theme|organisation)$/,
      ['name'],
    ],
  ])('named like %s has its normal form', (named, kinds) => {
    const found = texts.filter(([name]) => named.test(name));
    expect(found.length).toBeGreaterThan(0);
    const others = found.filter(([, text]) => !kinds.includes(text['x-normalize'] ?? ''));
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('has no normal form if it is a password', () => {
    const found = texts.filter(([name]) => /\.(p|newP)assword$/.test(name));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(([, text]) => text['x-normalize'] !== undefined)).toEqual([]);
  });

  it('refers to an existing normal form', () => {
    const kinds = new Set(texts.flatMap(([, text]) => text['x-normalize'] ?? []));
    expect([...kinds].filter((kind) => !(kind in NORMAL_FORMS))).toEqual([]);
  });
});

describe('a value that the server accepts', () => {
  const validate = requestCompiler();

  it.each([
    [
      'Email',
      Email,
      'email',
      fc.oneof(
        fc.emailAddress(),
        fc.string({ maxLength: 30 }).map((text) => `${text}@example.org`),
      ),
    ],
    ['Mobile', Mobile, 'accountPhone', fc.stringMatching(/^[+0-9０-９ ()-]{8,22}$/u)],
  ] as const)(
    'as %s is valid in responses on the site and in its form',
    (name, validator, rule, typed: fc.Arbitrary<string>) => {
      const schema = {
        type: 'object',
        properties: { value: specification.components.schemas[name] },
      };
      const takes = validate({ schema, httpPart: 'body' });
      fc.assert(
        fc.property(typed, (value) => {
          const body = { value };
          const taken = takes(body);
          if (taken) expect(validator.safeParse(body.value).success).toBe(true);
          // The form applies the rules of the server, except for lengths.
          if (value.length < 60) expect(fitsTidied(rule, value)).toBe(taken);
        }),
        { numRuns: 2000 },
      );
    },
  );
});
