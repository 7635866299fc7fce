import { afterEach, beforeEach, expect, it } from 'vitest';
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
