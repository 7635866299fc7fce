import type { Locator, Page } from '@playwright/test';
import { DOCUMENT, inLanguage, openStaffPage, row, save, upload, wall } from './edition-forms';
import { expect } from './fixtures';

const EDITION = '第一届海岸创新大赛';
/** Name of the edition for English readers and staff. */
const EDITION_IN_ENGLISH = '1st Coast Innovation Cup';

/** Numbers that staff type into the edition and the activity. */
export const NUMBERS = {
  year: new Date().getFullYear(),
  edition: 1,
  prize: 500_000,
  prizes: 2,
  prizePool: 1_300_000,
  finance: 7_400_000,
  weight: 100,
  team: 3,
  seats: 43,
} as const;

/** Opens a step of the edition form. */
async function openStep(page: Page, step: string): Promise<void> {
  await page.getByRole('tab', { name: step }).click();
}

/** Saves all steps of the edition. */
async function saveEdition(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

export async function makeEdition(page: Page): Promise<void> {
  await openStaffPage(page, 'Editions');
  await page.getByRole('button', { name: 'Add an edition' }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Year').fill(String(NUMBERS.year));
  await form.getByLabel('Edition', { exact: true }).fill(String(NUMBERS.edition));
  await form.getByLabel('Name', { exact: true }).fill(EDITION);
  await form.getByLabel('Theme').fill('向海而生');
  await form.getByRole('textbox', { name: 'Introduction' }).fill('面向海洋科技的创新大赛。');
  await openStep(page, 'Dates');
  await form.getByLabel('Sign-up opens').fill(wall(-48));
  await form.getByLabel('Sign-up closes').fill(wall(240));
  for (const [index, [name, from, to]] of [
    ['报名', -72, 240],
    ['总决赛', 260, 300],
  ].entries()) {
    const number = String(index + 1);
    await form.getByRole('button', { name: 'Add a stage' }).click();
    await form.getByLabel(`Stage name ${number}`).fill(String(name));
    await form.getByLabel(`Stage begins ${number}`).fill(wall(Number(from)));
    await form.getByLabel(`Stage ends ${number}`).fill(wall(Number(to)));
  }
  await openStep(page, 'Prizes and figures');
  await form.getByRole('button', { name: 'Add a prize' }).click();
  await form.getByLabel('Prize name 1').fill('金奖');
  await form.getByLabel('Prize money (yuan) 1').fill(String(NUMBERS.prize));
  await form.getByLabel('Number of prizes 1').fill(String(NUMBERS.prizes));
  await form.getByLabel('Prize pool (yuan)').fill(String(NUMBERS.prizePool));
  await form.getByLabel('Funds raised (yuan)').fill(String(NUMBERS.finance));
  await openStep(page, 'Guide and agreement');
  await form.getByRole('button', { name: 'Add a paragraph' }).click();
  await form.getByLabel('Paragraph 1').fill('材料真实、完整。');
  await form.getByRole('textbox', { name: 'Guide' }).fill('先读指南，再报名。');
  await form.getByRole('button', { name: 'Add a criterion' }).click();
  await form.getByLabel('Criterion name 1').fill('创新性');
  await form.getByLabel('What judges look for 1').fill('有多新');
  await form.getByLabel('Weight 1').fill(String(NUMBERS.weight));
  await inLanguage(form, 'US', {
    'Paragraph 1': 'What is handed in is true and whole.',
    Guide: 'Read the guide, then sign up.',
    'Criterion name 1': 'Novelty',
    'What judges look for 1': 'How new it is',
  });
  await inLanguage(form, 'HK', {
    'Paragraph 1': '提交的材料真確、完整。',
    Guide: '先看指南，再報名。',
    'Criterion name 1': '創新程度',
    'What judges look for 1': '有多新穎',
  });
  await openStep(page, 'Entry rules');
  await form.getByLabel('Minimum team size').fill(String(NUMBERS.team));
  await form.getByRole('button', { name: 'Add a document' }).click();
  await inLanguage(form, 'CN', { 'Document name 1': '项目说明' });
  await inLanguage(form, 'US', { 'Document name 1': 'Project report' });
  await inLanguage(form, 'HK', { 'Document name 1': '項目說明書' });
  await openStep(page, 'Prizes and figures');
  await inLanguage(form, 'US', { 'Prize name 1': 'Gold prize' });
  await inLanguage(form, 'HK', { 'Prize name 1': '金獎章' });
  await openStep(page, 'Dates');
  await inLanguage(form, 'US', {
    'Stage name 1': 'Sign-up weeks',
    'Stage name 2': 'Grand final',
  });
  await inLanguage(form, 'HK', { 'Stage name 1': '報名階段', 'Stage name 2': '總決賽日' });
  await openStep(page, 'Basics');
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
  await openStep(page, 'Check and publish');
  await expect(checked(page, 'Banner picture')).toContainText('Missing');
  await openStep(page, 'Basics');
  await upload(form, 'Banner picture');
  await openStep(page, 'Gallery and downloads');
  await addPast(form);
  await saveEdition(page);
  await openStep(page, 'Check and publish');
  await expect(checked(page, 'Banner picture')).toContainText('Done');
  await expect(checked(page, 'Agreement')).toContainText('Done');
  await openStaffPage(page, 'Editions');
  await expect(row(page, EDITION_IN_ENGLISH)).toContainText('Staff only');
}

/** Adds a picture and a file for the page of the finished edition. */
async function addPast(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Add a picture' }).click();
  await form.getByRole('button', { name: 'Add a file' }).click();
  await upload(form, 'Picture 1');
  await upload(form, 'File 1', DOCUMENT);
  await inLanguage(form, 'CN', { 'Caption 1': '海边', 'File title 1': '总结报告' });
  await inLanguage(form, 'US', { 'Caption 1': 'By the sea', 'File title 1': 'The report' });
  await inLanguage(form, 'HK', { 'Caption 1': '海邊的人', 'File title 1': '總結報告書' });
}

/** Returns the state of an item in the checklist. */
const checked = (page: Page, what: string) => page.getByRole('listitem').filter({ hasText: what });

/** Previews the edition and publishes it. */
export async function publishEdition(page: Page): Promise<void> {
  await openStaffPage(page, 'Editions');
  await row(page, EDITION_IN_ENGLISH)
    .getByRole('button', { name: /^Edit / })
    .click();
  await openStep(page, 'Check and publish');
  await expect(checked(page, 'Contacts')).toContainText('Done');
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

/** Title of the activity for English-speaking staff. */
export const ACTIVITY = 'An evening on marine technology';

export async function publishActivity(page: Page): Promise<void> {
  await openStaffPage(page, 'Manage activities');
  await page.getByRole('button', { name: 'New activity' }).click();
  const form = page.getByRole('dialog', { name: 'New activity' });
  await form.getByLabel('Title').fill('海洋科技沙龙');
  await form.getByRole('textbox', { name: 'Description' }).fill('欢迎提问。');
  await form.getByLabel('Sign-up opens').fill(wall(-5));
  await form.getByLabel('Sign-up closes').fill(wall(1));
  await form.getByLabel('Seats').fill(String(NUMBERS.seats));
  await upload(form, 'Cover picture');
  await form.getByLabel('Begins').fill(wall(-1));
  await form.getByLabel('Ends').fill(wall(2));
  await form.getByLabel('City').fill('青岛');
  await form.getByLabel('Address').fill('创新中心');
  await form.getByLabel('Contact', { exact: true }).fill('陈静');
  await form.getByLabel('Contact phone').fill('13900000009');
  await inLanguage(form, 'US', {
    Title: ACTIVITY,
    City: 'Qingdao',
    Address: 'Innovation centre',
  });
  await form.getByRole('textbox', { name: 'Description' }).fill('Come and ask.');
  await inLanguage(form, 'HK', { Title: '海洋科技聚會', City: '青島市', Address: '創新中心大樓' });
  await save(page, 'New activity', 'Publish');
  await expect(row(page, ACTIVITY)).toContainText('Sign-up open');
}

export async function publishNews(page: Page): Promise<void> {
  await openStaffPage(page, 'Manage news');
  await page.getByRole('button', { name: 'New article' }).click();
  const news = page.getByRole('dialog', { name: 'New article' });
  await news.getByLabel('Title').fill('大赛启动');
  await news.getByLabel('Source').fill('组委会');
  await news.getByLabel('Summary', { exact: true }).fill('即日起报名');
  await news.getByRole('textbox', { name: 'Text' }).fill('欢迎报名。');
  await news.getByLabel('Date').fill(wall(-2));
  await upload(news, 'Cover picture');
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
  await save(page, 'New article', 'Publish');
  await expect(row(page, 'The competition begins')).toContainText('Published');
}

/** Decides on an entry in the list. */
export async function decide(
  page: Page,
  entry: string,
  status: string,
  award?: string,
): Promise<void> {
  await row(page, entry).getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: entry });
  await review.getByRole('radio', { name: status }).check();
  if (award !== undefined) {
    await review.getByLabel('Award', { exact: true }).click();
    await page.getByTitle(award).click();
  }
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(review).toBeHidden();
  await expect(row(page, entry)).toContainText(award ?? status);
}

/** Publishes an entry of the list. */
export async function showEntry(page: Page, entry: string): Promise<void> {
  await row(page, entry).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Show to everyone' }).click();
  await expect(row(page, entry)).toContainText('Public');
}

/** Moves all dates into the past and publishes the winners. */
export async function endEdition(page: Page): Promise<void> {
  await openStaffPage(page, 'Editions');
  const edition = row(page, EDITION_IN_ENGLISH);
  await edition.getByRole('button', { name: /^Edit / }).click();
  await openStep(page, 'Dates');
  const form = page.getByRole('main');
  await form.getByLabel('Sign-up closes').fill(wall(-30));
  await form.getByLabel('Stage ends 1').fill(wall(-30));
  await form.getByLabel('Stage begins 2').fill(wall(-20));
  await form.getByLabel('Stage ends 2').fill(wall(-1));
  await saveEdition(page);
  await openStaffPage(page, 'Editions');
  await expect(edition).toContainText('Finished');
  await edition.getByRole('button', { name: /^Results / }).click();
  const winners = page.getByRole('row').filter({ hasText: 'Winners' });
  await winners.getByRole('button', { name: 'Preview and publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish now' }).click();
  await expect(winners.getByRole('button', { name: 'Withdraw' }).first()).toBeVisible();
}
