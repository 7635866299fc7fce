import { afterEach, beforeEach, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import {
  certificateKindInfo,
  certificateTemplate,
  staffCertificate,
  staffMatch,
} from '@/api/generated/factories';
import { respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => useSession.setState({ token: undefined, user: undefined }));

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  mockWorker.use(
    respond('listStaffMatches', [staffMatch({ id: 'match-2026', current: true })]),
    respond('listCertificateKinds', [
      certificateKindInfo({
        kind: 'winner',
        issued: 1,
        waiting: 2,
        unprintable: [{ name: '𠮷田', characters: '𠮷' }],
        template: certificateTemplate({ matchInfoId: 'match-2026', kind: 'winner' }),
      }),
    ]),
    respond('listCertificates', {
      records: [staffCertificate({ number: '2026-7KQX-M3TR', state: 'valid' })],
      total: 1,
      current: 1,
      size: 20,
    }),
  );
});

const open = () => renderForStaff('/a/match/certificates');

it('issues certificates, and those with missing characters only if staff choose so', async () => {
  mockWorker.use(
    respond('issueCertificates', async ({ body }) => {
      sent.push(await body());
      return { issued: 2, skipped: 0 };
    }),
  );
  await open();
  await page.getByRole('checkbox', { name: /complete by hand/ }).click();
  await page.getByRole('button', { name: 'Issue certificates' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Issue certificates' }).click();
  await expect.element(page.getByText('Issued: 2; skipped: 0')).toBeVisible();
  expect(sent).toEqual([{ matchInfoId: 'match-2026', kind: 'winner', handwritten: true }]);
});

it('issues a wrong certificate again after a question', async () => {
  mockWorker.use(
    respond('replaceCertificate', async ({ body }) => {
      sent.push(await body());
      return staffCertificate({ number: '2026-W4HP-9DZC' });
    }),
  );
  await open();
  await page.getByRole('button', { name: /^Issue again/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Issue again' }).click();
  await expect.poll(() => sent).toEqual([{ number: '2026-7KQX-M3TR' }]);
});

it('lists the fields of the kind beside its template', async () => {
  await open();
  await page.getByRole('button', { name: 'Template' }).click();
  const fields = page.getByText(
    'Available fields: {name} {entry} {prize} {edition} {date} {number}',
  );
  await expect.element(fields).toBeVisible();
});

it.each([
  ['replaced', 'Revoked', { state: 'revoked', replaced: true }],
  ['lapsed', 'Lapsed', { state: 'lapsed' }],
] as const)('offers nothing for a %s certificate', async (_, state, facts) => {
  const one = staffCertificate({ number: '2026-7KQX-M3TR', ...facts });
  mockWorker.use(respond('listCertificates', { records: [one], total: 1, current: 1, size: 20 }));
  await open();
  const row = page.getByRole('row').filter({ hasText: '2026-7KQX-M3TR' });
  await expect.element(row.getByText(state)).toBeVisible();
  await expect.element(row.getByRole('button')).not.toBeInTheDocument();
});

it('downloads the certificates in Chinese, or in the chosen language', async () => {
  mockWorker.use(
    http.get('*/api/sys/certificate/archive', ({ request }) => {
      sent.push(new URL(request.url).searchParams.get('language'));
      return new HttpResponse('x', {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="x.zip"',
          'x-record-count': '1',
        },
      });
    }),
  );
  await open();
  const download = page.getByRole('button', { name: 'Download all (ZIP)' });
  await download.click();
  await expect.poll(() => sent).toEqual(['CN']);
  await page.getByRole('combobox', { name: 'Language of the certificates' }).click();
  await page.getByTitle('English').click();
  await download.click();
  await expect.poll(() => sent).toEqual(['CN', 'US']);
});
