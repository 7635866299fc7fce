import { beforeEach, expect, it } from 'vitest';
import { myCertificate } from '@/api/generated/factories';
import { respond } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();

let asked: (string | null)[] = [];

beforeEach(() => {
  asked = [];
});

const answer = (result: object) =>
  mockWorker.use(
    respond('findCertificate', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('number'));
      return result as never;
    }),
  );

it.each(['/certificate', '/h5/certificate'])('%s checks a typed number', async (path) => {
  answer({ state: 'valid', certificate: myCertificate({ name: '衞啟明', prize: undefined }) });
  const screen = await renderSite(path);
  await screen.getByLabelText('Certificate number').fill(' 2026-7kqx-m3tr ');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'This certificate is genuine' }))
    .toBeVisible();
  await expect.element(screen.getByText('衞啟明')).toBeVisible();
  expect(asked).toEqual(['2026-7kqx-m3tr']);
});

it.each([
  ['revoked', 'This certificate was revoked'],
  ['unknown', 'No certificate found'],
])('reports a %s certificate from a scanned link', async (state, heading) => {
  answer({ state });
  const screen = await renderSite('/certificate?number=2026-7KQX-M3TR');
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
});

it('lists the own certificates in the personal centre', async () => {
  await setScenario('competitor');
  mockWorker.use(respond('listMyCertificates', [myCertificate({ number: '2026-7KQX-M3TR' })]));
  const screen = await renderSite('/personal');
  await expect.element(screen.getByRole('heading', { name: 'My certificates' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '2026-7KQX-M3TR' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Download .+/ })).toBeVisible();
});
