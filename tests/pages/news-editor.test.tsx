import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getListStaffNewsResponseMock } from '@/api/generated/staff/staff.faker';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const [example] = getListStaffNewsResponseMock().data.records;
const PICTURE = '<p><img src="/api/files/map" alt="Map"></p>';
/** Content that the editor does not support. */
const TABLE = '<table><tbody><tr><td>Room 7</td></tr></tbody></table><p><code><b>x</b></code></p>';

let sent: Record<string, unknown>[];

/** Serves one article with this content. */
function serveArticle(content: string): void {
  const record = {
    ...example,
    id: 'news-1',
    kind: 'news',
    title: { CN: 'Finals' },
    content: { CN: content },
  };
  const respond = (data: unknown) =>
    HttpResponse.json({ code: 200, msg: 'OK', version: '1.0.0', data });
  mockWorker.use(
    http.get('*/api/files/map', () =>
      HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      }),
    ),
    http.get('*/sys/news', () => respond({ records: [record], total: 1, current: 1, size: 20 })),
    http.put('*/sys/news', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return respond(record);
    }),
  );
}

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

async function openArticle(content: string) {
  serveArticle(content);
  const screen = await renderForStaff('/a/match/news');
  await screen
    .getByRole('row', { name: /Finals/ })
    .getByRole('button', { name: /^Edit\b/ })
    .click();
  return screen.getByRole('dialog', { name: 'Edit' });
}

describe('an article with content that the editor does not support', () => {
  it('keeps its stored content when the title is saved', async () => {
    const dialog = await openArticle(`${PICTURE}${TABLE}`);
    await expect.element(dialog.getByRole('group', { name: 'Text' })).toBeVisible();
    await dialog.getByRole('textbox', { name: /Title/ }).fill('Finals in Room 7');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([
        { title: { CN: 'Finals in Room 7' }, content: { CN: `${PICTURE}${TABLE}` } },
      ]);
  });

  it('shows the content read-only and names the formatting that would be lost', async () => {
    const dialog = await openArticle(`${PICTURE}${TABLE}`);
    const text = dialog.getByRole('group', { name: 'Text' });
    await expect.element(text.getByRole('cell', { name: 'Room 7' })).toBeVisible();
    await expect.element(text.getByRole('img', { name: 'Map' })).toBeInTheDocument();
    await expect.element(text).toHaveAccessibleDescription(/would lose: ?formatting such as/);
    await text.click();
    await userEvent.keyboard('y');
    expect(text.element()).toHaveTextContent('Room 7x');
    expect(dialog.getByRole('textbox', { name: 'Text' }).query()).toBeNull();
  });
});

it('an article with supported content can be edited and keeps its pictures', async () => {
  const dialog = await openArticle(`${PICTURE}<p>Doors open at nine</p>`);
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await expect.element(text).toBeVisible();
  await text.getByText('Doors open at nine').click();
  await userEvent.keyboard('{End} sharp');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ content: { CN: `${PICTURE}<p>Doors open at nine sharp</p>` } }]);
});

it('the toolbar creates headings and bold text', async () => {
  const dialog = await openArticle('<p>Doors</p>');
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await text.getByText('Doors').click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await dialog.getByRole('button', { name: 'Heading', exact: true }).click();
  // The focus returns to the editor one frame later.
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('How to enter{Enter}');
  await dialog.getByRole('button', { name: 'Bold' }).click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('Before June');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([
      { content: { CN: '<h2>How to enter</h2><p><strong>Before June</strong></p>' } },
    ]);
});

describe('the languages of an article', () => {
  const tab = (dialog: Awaited<ReturnType<typeof openArticle>>, name: RegExp) =>
    dialog.getByRole('tab', { name });

  it('mark missing translations and keep separate texts', async () => {
    const dialog = await openArticle('<p>开放</p>');
    await expect.element(tab(dialog, /English Missing/)).toBeVisible();
    await tab(dialog, /English/).click();
    await dialog.getByRole('textbox', { name: /Title/ }).fill('Finals open');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Open');
    await tab(dialog, /简体中文/).click();
    await expect.element(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('Finals');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([
        { title: { CN: 'Finals', US: 'Finals open' }, content: { US: '<p>Open</p>' } },
      ]);
  });

  it('switch to Chinese on save if the Chinese title is empty', async () => {
    const dialog = await openArticle('<p>开放</p>');
    await dialog.getByRole('textbox', { name: /Title/ }).fill('');
    await tab(dialog, /English/).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(tab(dialog, /简体中文/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(dialog.getByRole('textbox', { name: /Title/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });
});
