import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getListNoticeTemplatesResponseMock } from '@/api/generated/staff/staff.faker';
import { getListNoticeTemplatesMockHandler } from '@/api/generated/staff/staff.msw';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => {
  useSession.setState({ token: undefined, user: undefined });
});

const response = getListNoticeTemplatesResponseMock();
const [template] = response.data;
if (template === undefined) throw new Error('the contract shows no template');
const { event, revision } = template;

/** Serves one template; returns the bodies of all writes. */
function serveTemplate(written: boolean): unknown[] {
  const sent: unknown[] = [];
  const held = { ...template, event, written, placeholders: ['name'] } as typeof template & object;
  mockWorker.use(
    getListNoticeTemplatesMockHandler({ ...response, data: [held] }),
    http.put('*/sys/notice/template', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 200, msg: '', version: '1', data: held });
    }),
  );
  return sent;
}

it('shows a preview of a notice and rejects unknown placeholders', async () => {
  const sent = serveTemplate(false);
  await renderForStaff('/a/site/notice-templates');
  await page.getByRole('button', { name: /^Edit\b/ }).click();
  await page.getByLabelText('Subject').fill('收到 {name} {seat}');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview).toMatchTextContent(/收到 Cold-proof battery {seat}/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Unknown placeholders: seat').first()).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabelText('Subject').fill('收到 {name}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ event, texts: { subject: { CN: '收到 {name}' } } }]);
});

it('restores the built-in text of a notice', async () => {
  const sent = serveTemplate(true);
  await renderForStaff('/a/site/notice-templates');
  await page.getByRole('button', { name: /^Restore the built-in text ./ }).click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: 'Restore the built-in text' })
    .click();
  await expect.poll(() => sent).toEqual([{ event, revision }]);
});
