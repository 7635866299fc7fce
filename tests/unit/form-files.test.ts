import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORM_FILES } from '../support/form-files';

const FORM = /<(SiteForm|EditDrawer|SettingForm|SiteListPage)\b/;

/** Forms without a case of refused fields. */
const WITHOUT_CASE = [
  // The base of other forms: the files that use it have a case each.
  'ui/admin/edit-drawer',
  'features/account/settings/setting-form',
  'features/admin/site/site-list-page',
  // It sends nothing.
  'features/gallery/gallery-page',
];

it('every file that shows a form is listed, with a case of a refused field', () => {
  const files = globSync('src/**/*.tsx')
    .filter((file) => FORM.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice('src/'.length, -'.tsx'.length));
  expect(files.toSorted()).toEqual([...FORM_FILES, ...WITHOUT_CASE].toSorted());
});
