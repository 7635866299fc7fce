import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Returns the code blocks of a language in a document. */
const examples = (path: string, language: string) =>
  [...read(path).matchAll(/```(\w+)\n([^`]*)```/g)]
    .filter(([, of]) => of === language)
    .map(([, , text = '']) => [path, text] as const);

describe('the log of a proxy contains no query strings', () => {
  it.each([['deploy/Caddyfile', read('deploy/Caddyfile')]])('with %s', (_, text) => {
    // Global options come first; they also apply to errors of the backend.
    const [options = ''] = /^\{\n[\s\S]*?^\}/m.exec(text) ?? [];
    expect(text.replaceAll(/^#.*\n/gm, '').startsWith(options)).toBe(true);
    expect(options).toContain('log default');
    const [, pattern = ''] = /request>uri regexp (\S+) ""/.exec(options) ?? [];
    const logged = '/api/sys/file/download/a?ticket=secret&x=%3F'.replace(new RegExp(pattern), '');
    expect(logged).toBe('/api/sys/file/download/a');
    expect(options).toContain('request>headers>Referer delete');
    // A second log would have its own format.
    expect(text.match(/^\s*log\b/gm)).toHaveLength(1);
  });

  it.each([
    ['deploy/nginx.conf', read('deploy/nginx.conf')] as const,
    ...examples('docs/operations.md', 'nginx'),
  ])('with the nginx configuration in %s', (_, text) => {
    const servers = text.match(/^(?:server|location \/competition\/) \{/gm) ?? [];
    const named = [...text.matchAll(/\baccess_log ([^;]*);/g)].map(([, value = '']) => value);
    expect(named).toHaveLength(servers.length);
    for (const value of named.filter((one) => one !== 'off')) {
      const [, format = ''] = value.split(' ');
      const [, variables = ''] = new RegExp(`log_format ${format} '([^']*)'`).exec(text) ?? [];
      expect(variables).toContain('_path');
      expect(variables).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
    }
    const [, pattern = ''] = /map \$request_uri \S+ \{ "~([^"]*)"/.exec(text) ?? ['', '^[^?]*'];
    expect(new RegExp(pattern).exec('/api/a?email=a@b.c')?.[0]).toBe('/api/a');
    expect(text.match(/\berror_log \S+ crit;/g)).toHaveLength(servers.length);
    expect(text).toContain('proxy_set_header X-Forwarded-Host "";');
  });
});
