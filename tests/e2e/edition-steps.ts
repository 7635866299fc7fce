import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

const HOUR = 3_600_000;

/** A moment, hours from now, as a clock in Beijing shows it. */
function wall(hours: number): string {
  return new Date(Date.now() + (hours + 8) * HOUR).toISOString().slice(0, 16);
}

/** The row of a table that holds a text. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Shows a page of the back office. */
export async function openStaffPage(page: Page, name: string): Promise<void> {
  const paths: Record<string, string> = {
    Editions: '/a/match/editions',
    Tracks: '/a/match/tracks',
    'Site settings': '/a/match/site',
    'Site menu': '/a/site/menu',
    Organisations: '/a/site/organisations',
    Highlights: '/a/site/highlights',
    Contacts: '/a/site/contacts',
    'Footer links': '/a/site/links',
    'Manage activities': '/a/match/activities',
    'Manage news': '/a/match/news',
    'Review entries': '/a/match/entries',
    'Review experts': '/a/match/experts',
  };
  await page.evaluate((path) => {
    window.location.hash = path;
  }, paths[name] ?? '');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Saves what the drawer holds, which closes it. */
async function save(page: Page, title: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toBeHidden();
}

const EDITION = '第一届海岸创新大赛';
/** As an English reader, and staff in English, get its name. */
const EDITION_IN_ENGLISH = '1st Coast Innovation Cup';

/** Shows a step of an edition's form. */
async function turnTo(page: Page, step: string): Promise<void> {
  await page.getByRole('tab', { name: step }).click();
}

/** Saves an edition, all its steps at once. */
async function saveEdition(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

export async function makeEdition(page: Page): Promise<void> {
  await openStaffPage(page, 'Editions');
  await page.getByRole('button', { name: 'Add an edition' }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Name', { exact: true }).fill(EDITION);
  await form.getByLabel('Theme').fill('向海而生');
  await form.getByRole('textbox', { name: 'Introduction' }).fill('面向海洋科技的创新大赛。');
  await turnTo(page, 'Dates');
  await form.getByLabel('Sign-up opens').fill(wall(-48));
  await form.getByLabel('Sign-up closes').fill(wall(240));
  for (const [index, [name, from, to]] of [
    ['报名', -72, 240],
    ['总决赛', 260, 300],
  ].entries()) {
    const number = String(index + 1);
    await form.getByRole('button', { name: 'Add a stage' }).click();
    await form.getByLabel(`Name of stage ${number}`).fill(String(name));
    await form.getByLabel(`Begin of stage ${number}`).fill(wall(Number(from)));
    await form.getByLabel(`End of stage ${number}`).fill(wall(Number(to)));
  }
  await turnTo(page, 'Prizes and figures');
  await form.getByRole('button', { name: 'Add a prize' }).click();
  await form.getByLabel('Name of prize 1').fill('金奖');
  await form.getByLabel('Money of prize (yuan) 1').fill('500000');
  await turnTo(page, 'Guide and agreement');
  await form.getByRole('button', { name: 'Add a paragraph' }).click();
  await form.getByLabel('Paragraph 1').fill('材料真实、完整。');
  await form.getByRole('textbox', { name: 'Guide' }).fill('先读指南，再报名。');
  await inLanguage(form, 'US', {
    'Paragraph 1': 'What is handed in is true and whole.',
    Guide: 'Read the guide, then sign up.',
  });
  await inLanguage(form, 'HK', {
    'Paragraph 1': '提交的材料真確、完整。',
    Guide: '先看指南，再報名。',
  });
  await turnTo(page, 'Prizes and figures');
  await inLanguage(form, 'US', { 'Name of prize 1': 'Gold prize' });
  await inLanguage(form, 'HK', { 'Name of prize 1': '金獎章' });
  await turnTo(page, 'Dates');
  await inLanguage(form, 'US', {
    'Name of stage 1': 'Sign-up weeks',
    'Name of stage 2': 'Grand final',
  });
  await inLanguage(form, 'HK', { 'Name of stage 1': '報名階段', 'Name of stage 2': '總決賽日' });
  await turnTo(page, 'Basics');
  await inLanguage(form, 'US', {
    Name: '1st Coast Innovation Cup',
    Theme: 'Seaward',
    Introduction: 'A competition for marine technology.',
  });
  await inLanguage(form, 'HK', {
    Name: '第一屆海岸創新盃',
    Theme: '向海而生長',
    Introduction: '面向海洋科技的創新盃。',
  });
  await saveEdition(page);
  await turnTo(page, 'Check and publish');
  await expect(checked(page, 'Banner picture')).toContainText('Missing');
  await expect(checked(page, 'Agreement')).toContainText('Done');
  await openStaffPage(page, 'Editions');
  await expect(row(page, EDITION_IN_ENGLISH)).toContainText('Staff only');
}

/** What the check list says of something. */
const checked = (page: Page, what: string) => page.getByRole('listitem').filter({ hasText: what });

/** Looks at the edition as a visitor would see it, then lets everyone see it. */
export async function publishEdition(page: Page): Promise<void> {
  await openStaffPage(page, 'Editions');
  await row(page, EDITION_IN_ENGLISH).getByRole('button', { name: 'Edit', exact: true }).click();
  await turnTo(page, 'Check and publish');
  await expect(checked(page, 'Contact persons')).toContainText('Done');
  await page.getByRole('link', { name: 'Preview as a visitor' }).click();
  await expect(page.getByText('Preview: only staff see this')).toBeVisible();
  await page.getByRole('tab', { name: 'Guide' }).click();
  await expect(page.getByText('Read the guide, then sign up.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the edition' }).click();
  await page.getByRole('button', { name: 'Publish the edition' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish the edition' }).click();
  await expect(page.getByRole('button', { name: 'Pause sign-up' })).toBeVisible();
  await openStaffPage(page, 'Editions');
  await expect(row(page, EDITION_IN_ENGLISH)).not.toContainText('Staff only');
}

export async function nameTrack(page: Page): Promise<void> {
  await openStaffPage(page, 'Tracks');
  await page.getByRole('button', { name: 'Add a track' }).click();
  const form = page.getByRole('dialog', { name: 'Add a track' });
  await form.getByLabel('Code').fill('ocean');
  for (const [language, name, summary] of [
    ['简体中文', '海洋', '海洋科技'],
    ['English', 'Ocean', 'Marine technology'],
    ['繁體中文', '海洋賽道', '海洋科技賽道'],
  ] as const) {
    await form.getByLabel(`Name (${language})`).fill(name);
    await form.getByLabel(`Summary (${language})`).fill(summary);
  }
  await save(page, 'Add a track');
  await expect(row(page, 'ocean')).toBeVisible();
}

const TABS = { US: /English/, HK: /繁體中文/ } as const;

/** Writes the fields of the form in another language. */
async function inLanguage(
  form: Page | Locator,
  language: keyof typeof TABS,
  fields: Record<string, string>,
): Promise<void> {
  await form.getByRole('tab', { name: TABS[language] }).click();
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).filter({ visible: true }).fill(text);
}

const inEnglish = (form: Page | Locator, fields: Record<string, string>) =>
  inLanguage(form, 'US', fields);

/** A picture of one colour, as a file to choose. */
const PICTURE = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Says who the site belongs to: names, slogan, colour and logo. */
export async function writeIdentity(page: Page): Promise<void> {
  await openStaffPage(page, 'Site settings');
  const form = page.getByRole('form').or(page.locator('form#identity')).first();
  await page.getByLabel('Name of the site').fill('海岸创新大赛');
  await page.getByLabel('Short name').fill('海岸');
  await page.getByLabel('Slogan').fill('向海而生');
  await page.getByRole('radio', { name: 'Cyan' }).check();
  const upload = page.waitForResponse(/upload\/file$/);
  await form.locator('input[type=file]').first().setInputFiles(PICTURE);
  await upload;
  const english = {
    'Name of the site': 'Coast Cup',
    'Short name': 'Coast',
    Slogan: 'Born by the sea',
  };
  await inEnglish(page, english);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveTitle(/^Coast Cup - /);
}

/** Adds a record to a list of the site: Chinese and English texts by their labels. */
async function addTo(
  page: Page,
  list: string,
  add: string,
  chinese: Record<string, string>,
  english: Record<string, string>,
): Promise<void> {
  await openStaffPage(page, list);
  await page.getByRole('button', { name: add }).click();
  const form = page.getByRole('dialog', { name: add });
  for (const [label, text] of Object.entries(chinese))
    await form.getByLabel(label, { exact: true }).fill(text);
  await inEnglish(form, english);
  await save(page, add);
}

/** Fills the lists of the site, and puts the menu in order. */
export async function fillSite(page: Page): Promise<void> {
  await addTo(
    page,
    'Organisations',
    'Add an organisation',
    { Name: '海洋研究所', Address: 'https://ocean.example.org/' },
    { Name: 'Institute of the Sea' },
  );
  await addTo(
    page,
    'Highlights',
    'Add a highlight',
    { Title: '一片海', Summary: '试验场免费' },
    { Title: 'A sea to try in', Summary: 'Test sites are free' },
  );
  await addTo(
    page,
    'Footer links',
    'Add a link',
    { Name: '港口', Address: 'https://port.example.org/' },
    { Name: 'The port' },
  );
  await openStaffPage(page, 'Contacts');
  await page.getByRole('button', { name: 'Add a group' }).click();
  const group = page.getByRole('dialog', { name: 'Add a group' });
  await group.getByLabel('Group', { exact: true }).fill('咨询');
  await group.getByRole('button', { name: 'Add a person' }).click();
  await group.getByLabel('Name 1').fill('陈静');
  await group.getByLabel('Phone 1').fill('13900000008');
  await inEnglish(group, { Group: 'Ask us' });
  await save(page, 'Add a group');

  await openStaffPage(page, 'Site menu');
  await page.getByRole('switch', { name: 'Show “Success stories” in the menu' }).click();
  await expect(page.getByRole('switch', { name: /Success stories/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Move “News” up' }).click();
  await expect(row(page, 'News').getByRole('button', { name: 'Edit' })).toBeVisible();
  await row(page, 'News').getByRole('button', { name: 'Edit' }).click();
  const entry = page.getByRole('dialog', { name: 'Edit the entry' });
  await entry.getByLabel('Name', { exact: true }).fill('海讯');
  await inEnglish(entry, { Name: 'Sea news' });
  await save(page, 'Edit the entry');
  await expect(row(page, 'Sea news')).toBeVisible();
}

/** The activity, as staff in English get its title. */
export const ACTIVITY = 'An evening on marine technology';

export async function publishActivity(page: Page): Promise<void> {
  await openStaffPage(page, 'Manage activities');
  await page.getByRole('button', { name: 'Write an activity' }).click();
  const form = page.getByRole('dialog', { name: 'Write an activity' });
  await form.getByLabel('Title').fill('海洋科技沙龙');
  await form.getByRole('textbox', { name: 'Description' }).fill('欢迎提问。');
  await form.getByLabel('Sign-up opens').fill(wall(-5));
  await form.getByLabel('Sign-up closes').fill(wall(1));
  await form.getByLabel('Begins').fill(wall(-1));
  await form.getByLabel('Ends').fill(wall(2));
  await form.getByLabel('City').fill('青岛');
  await form.getByLabel('Address').fill('创新中心');
  await form.getByLabel('Contact', { exact: true }).fill('陈静');
  await form.getByLabel('Contact’s phone').fill('13900000009');
  await form.getByRole('switch', { name: 'Shown on the site' }).click();
  await inLanguage(form, 'US', {
    Title: ACTIVITY,
    City: 'Qingdao',
    Address: 'Innovation centre',
  });
  await form.getByRole('textbox', { name: 'Description' }).fill('Come and ask.');
  await inLanguage(form, 'HK', { Title: '海洋科技聚會', City: '青島市', Address: '創新中心大樓' });
  await save(page, 'Write an activity');
  await expect(row(page, ACTIVITY)).toContainText('Sign-up open');
}

export async function publishNews(page: Page): Promise<void> {
  await openStaffPage(page, 'Manage news');
  await page.getByRole('button', { name: 'Write news' }).click();
  const news = page.getByRole('dialog', { name: 'Write news' });
  await news.getByLabel('Title').fill('大赛启动');
  await news.getByLabel('Source').fill('组委会');
  await news.getByLabel('Summary').fill('即日起报名');
  await news.getByRole('textbox', { name: 'Text' }).fill('欢迎报名。');
  await news.getByRole('switch', { name: 'Published' }).click();
  await inLanguage(news, 'US', {
    Title: 'The competition begins',
    Source: 'The committee',
    Summary: 'Sign-up is open',
  });
  await news.getByRole('textbox', { name: 'Text' }).fill('Everyone is welcome.');
  await inLanguage(news, 'HK', {
    Title: '大賽正式啟動',
    Source: '組織委員會',
    Summary: '即日起接受報名',
  });
  await save(page, 'Write news');
  await expect(row(page, 'The competition begins')).toContainText('Published');
}

/** Decides about an entry in the list that is shown. */
export async function decide(
  page: Page,
  entry: string,
  status: string,
  award?: { given: string; shown: string },
): Promise<void> {
  await row(page, entry).getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: entry });
  await review.getByRole('radio', { name: status }).check();
  if (award !== undefined) await review.getByLabel('Award', { exact: true }).fill(award.given);
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(review).toBeHidden();
  await expect(row(page, entry)).toContainText(award?.shown ?? status);
}

/** Shows an entry of the list to everyone. */
export async function showEntry(page: Page, entry: string): Promise<void> {
  await row(page, entry).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Show to everyone' }).click();
  await expect(row(page, entry)).toContainText('Public');
}

/** Moves every date into the past, then tells who won. */
export async function endEdition(page: Page): Promise<void> {
  await openStaffPage(page, 'Editions');
  const edition = row(page, EDITION_IN_ENGLISH);
  await edition.getByRole('button', { name: 'Edit', exact: true }).click();
  await turnTo(page, 'Dates');
  const form = page.getByRole('main');
  await form.getByLabel('Sign-up closes').fill(wall(-30));
  await form.getByLabel('End of stage 1').fill(wall(-30));
  await form.getByLabel('Begin of stage 2').fill(wall(-20));
  await form.getByLabel('End of stage 2').fill(wall(-1));
  await saveEdition(page);
  await openStaffPage(page, 'Editions');
  await expect(edition).toContainText('Over');
  await edition.getByRole('button', { name: 'Publish winners' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish winners' }).click();
  await expect(edition.getByRole('button', { name: 'Take back winners' })).toBeVisible();
}
