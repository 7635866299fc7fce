import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORM_FILES } from '../support/form-files';

const FORM = /<(SiteForm|EditDrawer|SettingForm|SiteListPage)\b/;

/** Forms without a case of rejected fields. */
const WITHOUT_CASE = [
  // Base components; each file that uses them has a case.
  'ui/admin/edit-drawer',
  'features/account/settings/setting-form',
  'features/admin/site/site-list-page',
  // A page that sends no request.
  'features/gallery/gallery-page',
];

it('every file with a form is listed and has a case of a rejected field', () => {
  const files = globSync('src/**/*.tsx')
    .filter((file) => FORM.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice('src/'.length, -'.tsx'.length));
  expect(files.toSorted()).toEqual([...FORM_FILES, ...WITHOUT_CASE].toSorted());
});
