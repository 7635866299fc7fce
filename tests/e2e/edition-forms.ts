import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

const HOUR = 3_600_000;

/** Times typed by staff, in Beijing time: `2026-11-25T14:30`. */
export const TYPED_MOMENTS = new Set<string>();

/** Returns a time, hours from now, in Beijing time, in the format of input fields. */
export function wall(hours: number): string {
  const moment = new Date(Date.now() + (hours + 8) * HOUR).toISOString().slice(0, 16);
  TYPED_MOMENTS.add(moment);
  return moment;
}

/** Returns the table row with a text. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const PATHS: Readonly<Record<string, string>> = {
  Editions: '/a/match/editions',
  Tracks: '/a/match/tracks',
  'Site settings': '/a/match/site',
  'Site menu': '/a/site/menu',
  Organisations: '/a/site/organisations',
  Highlights: '/a/site/highlights',
  Contacts: '/a/site/contacts',
  'Footer links': '/a/site/links',
  'Document templates': '/a/site/templates',
  'Legal texts': '/a/site/legal',
  'Success stories': '/a/site/stories',
  'Manage activities': '/a/match/activities',
  'Manage news': '/a/match/news',
  'Review entries': '/a/match/entries',
  'Review experts': '/a/match/experts',
};

/** Opens a page of the back office. */
export async function openStaffPage(page: Page, name: string): Promise<void> {
  await page.evaluate((path) => {
    window.location.hash = path;
  }, PATHS[name] ?? '');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Saves and closes the drawer. */
export async function save(page: Page, title: string, name = 'Save'): Promise<void> {
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name, exact: true }).click();
  await expect(drawer).toBeHidden();
}

const TABS = { CN: /简体中文/, US: /English/, HK: /繁體中文/ } as const;

/** Fills in the fields of another language. */
export async function inLanguage(
  form: Page | Locator,
  language: keyof typeof TABS,
  fields: Record<string, string>,
): Promise<void> {
  await form.getByRole('tab', { name: TABS[language] }).click();
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).filter({ visible: true }).fill(text);
}

export const inEnglish = (form: Page | Locator, fields: Record<string, string>) =>
  inLanguage(form, 'US', fields);

/** A file to select. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one colour. */
const PICTURE: ChosenFile = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** An empty document. */
export const DOCUMENT: ChosenFile = {
  name: 'report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

/** Uploads a file, by default a picture, in the field with this name. */
export async function upload(
  form: Page | Locator,
  field: string,
  file: ChosenFile = PICTURE,
): Promise<void> {
  const picker = form
    .getByLabel(field, { exact: true })
    .and(form.locator('input[type=file]'))
    // A cached page of another tab may have a field with the same name.
    .filter({ visible: true });
  await picker.setInputFiles(file);
  // Once it is stored, the field shows the file instead of the picker.
  await expect(picker).toBeHidden();
}
