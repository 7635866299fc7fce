import type { Page } from '@playwright/test';
import { DOCUMENT, inEnglish, inLanguage, openStaffPage, row, save, upload } from './edition-forms';
import { expect } from './fixtures';

/** Fills in the identity of the site: names, slogan, color and pictures. */
export async function writeIdentity(page: Page): Promise<void> {
  await openStaffPage(page, 'Site settings');
  const form = page.locator('form#identity');
  await page.getByLabel('Name of the site').fill('海岸创新大赛');
  await page.getByLabel('Short name').fill('海岸');
  await page.getByLabel('Slogan').fill('向海而生');
  await page.getByLabel('Description').fill('海边的创新大赛');
  await page.getByRole('radio', { name: 'Cyan' }).check();
  for (const picture of ['Logo', 'Icon', 'Main picture', 'Share picture', 'Consulting group'])
    await upload(form, picture);
  const english = {
    'Name of the site': 'Coast Cup',
    'Short name': 'Coast',
    Slogan: 'Born by the sea',
    Description: 'A competition by the sea',
  };
  await inEnglish(page, english);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveTitle(/^Coast Cup - /);
}

interface Added {
  list: string;
  add: string;
  chinese: Record<string, string>;
  english: Record<string, string>;
  /** Picture fields. */
  pictures?: readonly string[];
  /** Document fields. */
  documents?: readonly string[];
}

/** Adds a record to a list; Chinese and English texts by label. */
async function addTo(page: Page, record: Added): Promise<void> {
  const { list, add, chinese, english, pictures = [], documents = [] } = record;
  await openStaffPage(page, list);
  await page.getByRole('button', { name: add }).click();
  const form = page.getByRole('dialog', { name: add });
  for (const [label, text] of Object.entries(chinese))
    await form.getByLabel(label, { exact: true }).fill(text);
  for (const field of pictures) await upload(form, field);
  for (const field of documents) await upload(form, field, DOCUMENT);
  await inEnglish(form, english);
  await save(page, add);
}

async function addContacts(page: Page): Promise<void> {
  await openStaffPage(page, 'Contacts');
  await page.getByRole('button', { name: 'Add a group' }).click();
  const group = page.getByRole('dialog', { name: 'Add a group' });
  await group.getByLabel('Group', { exact: true }).fill('咨询');
  await group.getByRole('button', { name: 'Add a person' }).click();
  await group.getByLabel('Name 1').fill('陈静');
  await group.getByLabel('Phone 1').fill('13900000008');
  await inEnglish(group, { Group: 'Ask us' });
  await save(page, 'Add a group');
}

async function orderMenu(page: Page): Promise<void> {
  await openStaffPage(page, 'Site menu');
  await page.getByRole('switch', { name: 'Show “Success stories” in the menu' }).click();
  await expect(page.getByRole('switch', { name: /Success stories/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Move “News” up' }).click();
  await expect(row(page, 'News').getByRole('button', { name: 'Edit' })).toBeVisible();
  await row(page, 'News').getByRole('button', { name: 'Edit' }).click();
  const entry = page.getByRole('dialog', { name: 'Edit the item' });
  await entry.getByLabel('Name', { exact: true }).fill('海讯');
  await inEnglish(entry, { Name: 'Sea news' });
  await save(page, 'Edit the item');
  await expect(row(page, 'Sea news')).toBeVisible();
}

/** Fills the lists of the site and orders the menu. */
export async function fillSite(page: Page): Promise<void> {
  await addTo(page, {
    list: 'Organisations',
    add: 'Add an organisation',
    chinese: { Name: '海洋研究所', Address: 'https://ocean.example.org/' },
    english: { Name: 'Institute of the Sea' },
    pictures: ['Logo'],
  });
  await addTo(page, {
    list: 'Highlights',
    add: 'Add a highlight',
    chinese: { Title: '一片海', Summary: '试验场免费' },
    english: { Title: 'A sea to try in', Summary: 'Test sites are free' },
  });
  await addTo(page, {
    list: 'Footer links',
    add: 'Add a link',
    chinese: { Name: '港口', Address: 'https://port.example.org/' },
    english: { Name: 'The port' },
    pictures: ['Picture'],
  });
  await addTo(page, {
    list: 'Document templates',
    add: 'Add a template',
    chinese: { Title: '商业计划书', Description: '十页以内' },
    english: { Title: 'Business plan', Description: 'Ten pages at most' },
    documents: ['File'],
  });
  await addContacts(page);
  await orderMenu(page);
}

/** Publishes the privacy policy. */
export async function publishPrivacy(page: Page): Promise<void> {
  await openStaffPage(page, 'Legal texts');
  await row(page, 'Privacy policy').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: /Privacy policy/ });
  await form.getByRole('textbox', { name: 'Content' }).fill('我们只留必要的数据。');
  await inLanguage(form, 'US', { Content: 'We keep what we need.' });
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Privacy policy')).toContainText('Version 1');
}

/** Adds the success story of an entry with its figures. */
export async function tellStory(page: Page): Promise<void> {
  await openStaffPage(page, 'Success stories');
  await page.getByRole('button', { name: 'Add a story' }).click();
  const form = page.getByRole('dialog', { name: 'Add a story' });
  await form.getByRole('button', { name: 'Add a figure' }).click();
  const chinese = {
    Title: '浮标下海',
    Company: '浮标公司',
    Summary: '浮标测海。',
    City: '青岛',
    Award: '金奖',
    'Metric 1': '浮标',
    'Value with unit 1': '37 个',
  };
  for (const [label, text] of Object.entries(chinese))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Track', { exact: true }).selectOption('ocean');
  await upload(form, 'Picture');
  await inEnglish(form, {
    Title: 'Buoys that listen',
    Company: 'The Buoy Company',
    Summary: 'Buoys measure the sea.',
    City: 'Qingdao',
    Award: 'Gold prize',
    'Metric 1': 'Buoys at sea',
    'Value with unit 1': '37',
  });
  await save(page, 'Add a story');
  await expect(row(page, 'Buoys that listen')).toBeVisible();
}
