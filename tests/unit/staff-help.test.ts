import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leadOf } from '../../src/ui/admin/staff-lead.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROUTES = join(ROOT, 'src/routes/_admin');

function textsOf(language: string): Record<string, string> {
  const file = join(ROOT, 'src/i18n/messages', language, 'staffHelp.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** A page of the back office: route name and file. */
interface StaffRoute {
  name: string;
  page: string;
}

/** Returns the staff routes that have a page, except the one of unknown addresses. */
function staffRoutes(): StaffRoute[] {
  return readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('$.tsx'))
    .map((file) => readFileSync(join(ROUTES, file), 'utf8'))
    .filter((code) => /\bcomponent:/.test(code))
    .map((code) => ({
      name: /routeName: '(\w+)'/.exec(code)?.[1] ?? '',
      page: /from '@\/(features\/[\w/-]+-page)'/.exec(code)?.[1] ?? '',
    }));
}

/** Pages that show their purpose in a text other than the lead. */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  StaffEditionPreview: 'staffMatch.previewOnly',
};

describe('a page of the back office', () => {
  const routes = staffRoutes();

  it('exists for every staff route', () => {
    expect(routes.length).toBeGreaterThan(25);
    expect(routes.filter(({ name, page }) => name === '' || page === '')).toEqual([]);
  });

  it.each(routes)(
    '$name has help with the same number of points in three languages',
    ({ name }) => {
      const points = ['CN', 'US', 'HK'].map((language) =>
        (textsOf(language)[`staffHelp.${name}`] ?? '').split('\n').filter(Boolean),
      );
      const [cn, us, hk] = points.map(({ length }) => length);
      expect(cn).toBeGreaterThanOrEqual(2);
      expect([us, hk]).toEqual([cn, cn]);
    },
  );

  it.each(routes)('$name shows its purpose in one line', ({ name, page }) => {
    const code = readFileSync(join(ROOT, 'src', `${page}.tsx`), 'utf8');
    const own = /\blead=/.test(code);
    const otherwise = OTHER_TEXTS[name];
    if (otherwise === undefined) expect(leadOf(name) !== undefined || own).toBe(true);
    else expect(code).toContain(otherwise);
  });
});
