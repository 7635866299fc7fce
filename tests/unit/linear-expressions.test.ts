import { globSync, readFileSync } from 'node:fs';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import contract from '../../openapi/generated/openapi.json' with { type: 'json' };

/**
 * Files whose expressions read only text from developers: the built page, SQL statements,
 * migrations.
 */
const WITHOUT_INPUT = [
  'server/database/known-migrations.ts',
  'server/database/pools.ts',
  'server/site/page-identity.ts',
  'server/site/security-headers.ts',
  'server/site/site-page.ts',
  'server/site/web-manifest.ts',
];

/** The location of each expression, by source and flags. */
type Expressions = Map<string, string>;

function expressionsOfServer(): Expressions {
  const found: Expressions = new Map();
  const files = globSync('server/**/*.ts').filter((file) => !WITHOUT_INPUT.includes(file));
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function expressionsOfContract(): Expressions {
  const found: Expressions = new Map();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'pattern' && typeof child === 'string') found.set(`/${child}/u`, 'the contract');
      if (key === 'format' && typeof child === 'string') {
        const format: unknown = fullFormats[child as keyof typeof fullFormats];
        if (format instanceof RegExp) found.set(String(format), `the format ${child}`);
      }
      visit(child);
    }
  };
  visit(contract);
  return found;
}

/** Shortens bounded repetitions, which add only a constant factor, to keep the check fast. */
const shorten = (source: string) =>
  source.replace(/\{(\d+),?(\d*)\}/g, (whole, least: string, most: string) => {
    if (whole.endsWith(',}')) return Number(least) > 4 ? '{4,}' : whole;
    return Math.max(Number(least), Number(most)) > 4 ? `{${least === '0' ? 0 : 1},4}` : whole;
  });

/** Returns whether an expression has an unbounded repetition. */
const isUnbounded = (source: string) => /[*+]|\{\d+,\}/.test(source);

function isLinear(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const source = shorten(literal.slice(1, end));
  if (!isUnbounded(source)) return true;
  const { status } = checkSync(source, literal.slice(end + 1), { timeout: 20_000 });
  return status === 'safe';
}

// Selects the JavaScript backend; the faster ones need Java or a binary for each platform.
process.env['RECHECK_BACKEND'] = 'pure';

describe('the run time of a regular expression', () => {
  const expressions = [...expressionsOfServer(), ...expressionsOfContract()];

  it('is checked for the server and the contract', () => {
    expect(expressions.length).toBeGreaterThan(80);
  });

  it.each(expressions)('%s (%s) is linear in the length of the text', (literal) => {
    expect(isLinear(literal)).toBe(true);
  });

  it.each([
    [String.raw`/<(img|video)\b[^>]*?\ssrc="/g`],
    [String.raw`/\s*;\s*/`],
    [String.raw`/^(a+)+$/`],
  ])('%s is recognized as superlinear', (literal) => {
    expect(isLinear(literal)).toBe(false);
  });
});
