import { SourceMap, type SourceMapPayload } from 'node:module';
import { parseSync, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { guardedImports } from '../../scripts/vite/guarded-imports.ts';
import { splitOperations } from '../../scripts/vite/split-operations.ts';

interface Transformed {
  code: string;
  map: SourceMapPayload;
}

/** Returns a module transformed by a plug-in. */
function transformed({ transform }: Plugin, code: string): Transformed | undefined {
  if (typeof transform !== 'object') throw new Error('the plug-in has no transform');
  const handler = transform.handler as (this: { parse: unknown }, code: string) => unknown;
  const parse = (text: string) => parseSync('module.js', text).program;
  return handler.call({ parse }, code) as Transformed | undefined;
}

/** Returns the zero-based line and column of a text. */
function placeOf(text: string, code: string): [line: number, column: number] {
  const before = code.slice(0, code.indexOf(text)).split('\n');
  return [before.length - 1, before.at(-1)?.length ?? 0];
}

const MODULE = `import { useListNews, useGetNews } from '@/api/generated/news/news';
const page = () => import('./page'); const after = page;
export const title = ['news.title', after, useListNews, useGetNews];
`;

describe.each([
  ['imports by operation', splitOperations(), 'news/news?operation=ListNews'],
  ['guarded imports', guardedImports(), "__loadChunk(() => import('./page'))"],
])('a module transformed with %s', (_name, plugin, change) => {
  it('has a source map to the original positions', () => {
    const { code, map } = transformed(plugin, MODULE) ?? {};
    expect(code).toContain(change);
    if (code === undefined || map === undefined) throw new Error('nothing was changed');
    const sourceMap = new SourceMap(map);
    for (const text of ['page = ()', 'after = page', 'title = [', 'after, useListNews']) {
      const [line, column] = placeOf(text, code);
      const { originalLine, originalColumn } = sourceMap.findEntry(line, column) as {
        originalLine: number;
        originalColumn: number;
      };
      expect([originalLine, originalColumn], text).toEqual(placeOf(text, MODULE));
    }
  });

  it('is unchanged if it contains nothing to transform', () => {
    expect(transformed(plugin, 'export const one = 1;\n')).toBeUndefined();
  });
});
