import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getListStaffNewsResponseMock } from '@/api/generated/staff/staff.faker';
import { mockWorker } from '@/mocks/browser';
import { respond } from '@/mocks';
import { useSession } from '@/session/session-store';
import { MAX_CELLS } from '@/ui/rich-editor/clean-paste';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

/** First bytes of a picture, enough to detect its type. */
const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54,
]);

/** First bytes of a video, enough to detect its type. */
const MP4 = Uint8Array.from([
  0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d, 0, 0, 2, 0, 0x69, 0x73, 0x6f, 0x6d,
  0x69, 0x73, 0x6f, 0x32,
]);

respondFromMocks();

const [example] = getListStaffNewsResponseMock().data.records;
let sent: { content: { CN: string } }[];

// In tests, all antd modals share one title id; `last()` selects the latest dialog.

/** Opens an article with this content in the editor. */
async function openArticle(content: string) {
  const record = { ...example, id: 'news-1', title: { CN: 'Finals' }, content: { CN: content } };
  mockWorker.use(
    respond('listStaffNews', { records: [record], total: 1, current: 1, size: 20 } as never),
    http.put('*/sys/news', async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data: record });
    }),
  );
  const screen = await renderForStaff('/a/match/news');
  await screen
    .getByRole('row', { name: /Finals/ })
    .getByRole('button', { name: /^Edit\b/ })
    .click();
  const dialog = screen.getByRole('dialog', { name: 'Edit' });
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await expect.element(text).toBeVisible();
  return { screen, dialog, text };
}

type Article = Awaited<ReturnType<typeof openArticle>>;

async function save({ dialog }: Article): Promise<string> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => sent.length).toBe(1);
  return sent[0]?.content.CN ?? '';
}

/** Pastes HTML at the cursor. */
function paste({ text }: Article, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

describe('a link', () => {
  it('is rejected in place without https and set with it', async () => {
    const article = await openArticle('<p>rules</p>');
    const { screen, text } = article;
    await text.getByText('rules').click();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    await screen.getByRole('button', { name: 'Link', exact: true }).click();
    const dialog = screen.getByRole('dialog').last();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('http://example.com/');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect
      .poll(() => dialog.getByRole('alert').element().textContent)
      .toContain('start with https://');
    await dialog.getByRole('textbox', { name: 'Address' }).fill('https://example.com/');
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(await save(article)).toBe('<p><a href="https://example.com/">rules</a></p>');
  });
});

describe('a picture', () => {
  it('requires alternative text and keeps its caption', async () => {
    const article = await openArticle('<p>before</p>');
    const { screen } = article;
    await article.text.getByText('before').click();
    await screen.getByRole('button', { name: 'Picture', exact: true }).click();
    const dialog = screen.getByRole('dialog').last();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect
      .poll(() => dialog.getByRole('alert').element().textContent)
      .toContain('Choose a file first');
    const file = new File([PNG], 'hall.png', { type: 'image/png' });
    await dialog.getByLabelText('Upload a picture').upload(file);
    await expect.element(dialog.getByRole('button', { name: 'Choose another' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect
      .poll(() => dialog.getByRole('alert').element().textContent)
      .toContain('alternative text');
    await dialog.getByRole('textbox', { name: /Alternative text/ }).fill('The hall');
    await dialog.getByRole('textbox', { name: /Caption/ }).fill('Finals 2025');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    expect(await save(article)).toMatch(
      /<figure><img src="\/api\/sys\/file\/download\/[^"]+" alt="The hall"><figcaption>Finals 2025<\/figcaption><\/figure>/,
    );
  });
});

describe('with the cursor in a picture, the editor', () => {
  const HALL =
    '<figure><img src="/api/sys/file/download/hall-1" alt="The hall"><figcaption>Hall</figcaption></figure>';

  async function openHall() {
    const article = await openArticle(`<p>before</p>${HALL}<p>after</p>`);
    await article.text.getByText('Hall', { exact: true }).click();
    return article;
  }

  async function add({ screen }: Article, kind: 'picture' | 'video', words: string) {
    const tool = kind === 'picture' ? 'Picture' : 'Video';
    await screen.getByRole('button', { name: tool, exact: true }).click();
    const dialog = screen.getByRole('dialog').last();
    const file =
      kind === 'picture'
        ? new File([PNG], 'stage.png', { type: 'image/png' })
        : new File([MP4], 'pitch.mp4', { type: 'video/mp4' });
    await dialog.getByLabelText(`Upload a ${kind}`).upload(file);
    await dialog.getByRole('textbox', { name: /Alternative text|Name of the video/ }).fill(words);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect.element(screen.getByRole('button', { name: 'Insert' })).not.toBeInTheDocument();
  }

  const figuresIn = (html: string) => html.replaceAll(/ src="[^"]*"/g, '');
  const [before, after] = ['<p>before</p>', '<p>after</p>'];
  const hall = figuresIn(HALL);

  it('adds a second and a third picture after it', async () => {
    const article = await openHall();
    await add(article, 'picture', 'Second');
    await add(article, 'picture', 'Third');
    const added = '<figure><img alt="Second"></figure><figure><img alt="Third"></figure>';
    expect(figuresIn(await save(article))).toBe(before + hall + added + after);
  });

  it('adds a video after it', async () => {
    const article = await openHall();
    await add(article, 'video', 'Pitch');
    const added = '<figure><video title="Pitch"></video></figure>';
    expect(figuresIn(await save(article))).toBe(before + hall + added + after);
  });

  it('changes its alternative text', async () => {
    const article = await openHall();
    const { screen } = article;
    await screen.getByRole('button', { name: 'Change the picture' }).click();
    const dialog = screen.getByRole('dialog').last();
    await dialog.getByRole('textbox', { name: /Alternative text/ }).fill('The main hall');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    expect(await save(article)).toBe(before + HALL.replace('The hall', 'The main hall') + after);
  });
});

it('an unpublished picture is shown with a ticket and keeps its plain address in the text', async () => {
  mockWorker.use(
    http.get('*/sys/file/download/hall', ({ request }) => {
      const isOpen = new URL(request.url).searchParams.has('ticket');
      return new HttpResponse(null, { status: isOpen ? 200 : 404 });
    }),
  );
  const article = await openArticle(
    '<p>before</p><figure><img src="/api/sys/file/download/hall" alt="The hall"></figure>',
  );
  const shown = () => article.text.element().querySelector('img')?.src;
  await expect.poll(shown).toContain('ticket=');
  await article.text.getByText('before').click();
  await userEvent.keyboard('!');
  expect(await save(article)).toContain('<img src="/api/sys/file/download/hall" alt="The hall">');
});

describe('a table', () => {
  it('is inserted, gains a row and supports undo and redo', async () => {
    const article = await openArticle('<p>before</p>');
    const { screen, text } = article;
    await text.getByText('before').click();
    await screen.getByRole('button', { name: 'Table', exact: true }).click();
    await expect.poll(() => text.element().querySelectorAll('tr').length).toBe(3);
    await screen.getByRole('button', { name: 'Add row below' }).click();
    await expect.poll(() => text.element().querySelectorAll('tr').length).toBe(4);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => text.element().querySelectorAll('tr').length).toBeLessThan(4);
    await screen.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => text.element().querySelectorAll('tr').length).toBe(4);
    expect(await save(article)).toContain('<th><p></p></th>');
  });

  it('with too many cells is rejected in place when pasted', async () => {
    const article = await openArticle('<p>before</p>');
    const { dialog, text } = article;
    await text.getByText('before').click();
    paste(article, `<table>${'<tr><td>x</td></tr>'.repeat(MAX_CELLS + 1)}</table>`);
    await expect
      .poll(() => dialog.getByRole('alert').element().textContent)
      .toContain('more than 2,000 cells');
    expect(text.element().textContent).toBe('before');
  });
});

it('closing an unchanged article asks for no confirmation', async () => {
  const article = await openArticle(
    '<p>before</p><table><tbody><tr><td><p>x</p></td></tr></tbody></table>',
  );
  await article.text.getByText('before').click();
  await article.dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(article.dialog).not.toBeInTheDocument();
});

it('pasted pictures from other sites are counted and omitted', async () => {
  const article = await openArticle('<p>before</p>');
  await article.text.getByText('before').click();
  await userEvent.keyboard('{End}');
  paste(article, '<p><b>after</b><img src="https://mmbiz.qpic.cn/a.png"></p>');
  await expect
    .poll(() => article.dialog.getByRole('alert').element().textContent)
    .toContain('One picture or video wasn’t pasted');
  const stored = await save(article);
  expect(stored).toContain('<strong>after</strong>');
  expect(stored).not.toContain('mmbiz');
});

it('the preview shows each language and marks missing translations', async () => {
  const { screen, dialog } = await openArticle('<h2>规则</h2>');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = screen.getByRole('dialog').last();
  const page = preview.getByRole('region', { name: 'Preview' });
  await expect.element(page.getByRole('heading', { name: '规则' })).toBeVisible();
  await preview.getByText('English').click();
  await expect
    .poll(() => preview.getByRole('status').element().textContent)
    .toContain('Readers see the Chinese');
  await expect.element(page).toHaveAttribute('lang', 'zh-CN');
  const light = getComputedStyle(page.element()).backgroundColor;
  await preview.getByText('Night').click();
  await expect.poll(() => getComputedStyle(page.element()).backgroundColor).not.toBe(light);
  await preview.getByText('Phone').click();
  await expect.poll(() => page.element().clientWidth).toBeLessThanOrEqual(390);
});
