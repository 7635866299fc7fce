import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { FORM_FILES } from '../support/form-files';
import { fieldIn, press, type RefusedCase } from './refused-case';
import { OWN_CASES } from './refused-own-cases';
import { CRITERIA, openEdition, STAFF_CASES } from './refused-staff-cases';
import { respondFromMocks } from './render-site';

respondFromMocks();
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
  useSession.setState({ token: undefined, user: undefined });
});

const RULE = 'A rule that only the server knows';
const CASES = { ...STAFF_CASES, ...OWN_CASES };

/** Rejects a field of the request. */
function refuse({ method, path, pointer }: RefusedCase): void {
  const refusal = { code: 400, msg: 'Request parameter error', version: '1' };
  const fields = [{ pointer, message: RULE }];
  mockWorker.use(
    http[method](`*${path}`, () => HttpResponse.json({ ...refusal, fields }, { status: 400 })),
  );
}

describe('a field that the server rejects is marked at its input', () => {
  it.each(FORM_FILES)('in %s', async (file) => {
    const form = CASES[file];
    await form.open();
    refuse(form);
    await form.submit();
    const input = form.input();
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(RULE).first()).toBeVisible();
    await (form.correct?.() ?? input.fill('Another text'));
    await expect.element(page.getByText(RULE)).not.toBeInTheDocument();
  });
});

it('omits an empty optional text in a list row from the request', async () => {
  await openEdition();
  const sent: { criteria: object[] }[] = [];
  mockWorker.use(
    http.put('*/sys/match', async ({ request }) => {
      sent.push((await request.json()) as { criteria: object[] });
      return HttpResponse.json({ code: 200, msg: '', version: '1', data: {} });
    }),
  );
  await page.getByRole('tab', { name: /Guide/ }).click();
  await fieldIn(page, 'What judges look for 2').clear();
  await page.getByRole('tab', { name: /English/ }).click();
  await fieldIn(page, 'What judges look for 2').clear();
  await press('Save');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.criteria[1]).toEqual({ name: CRITERIA[1]?.name, weight: 40 });
});
