import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockWorker } from '@/mocks/browser';
import US from '@/i18n/messages/US/identity.json' with { type: 'json' };
import { IDENTITY_TYPES } from '@/lib/validation/identity';
import { IDENTITY_NUMBERS } from '../identity-numbers';
import { noRecord, type StatefulRecord } from './stateful-record';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();
beforeEach(() => localStorage.clear());

const typeField = () => page.getByLabelText('Identity document', { exact: true });
const numberField = () => page.getByLabelText('Document number', { exact: true });
const save = () => page.getByRole('button', { name: 'Save draft' });

interface Form {
  address: string;
  kind: 'entry' | 'expert';
  path: string;
  /** Opens the step with the fields; absent: they are visible at once. */
  open?: () => Promise<void>;
  /** Returns the stored document. */
  identityOf: (record: StatefulRecord) => unknown;
}

const ofTeam = ({ stored }: StatefulRecord) =>
  (stored?.['team'] as { identity?: unknown } | undefined)?.identity;

const FORMS: readonly Form[] = [
  {
    address: '/signup',
    kind: 'entry',
    path: 'project',
    open: () => page.getByRole('button', { name: /Team/ }).first().click(),
    identityOf: ofTeam,
  },
  {
    address: '/h5/signup',
    kind: 'entry',
    path: 'project',
    open: async () => {
      await page.getByLabelText(/of 10/).selectOptions('4');
    },
    identityOf: ofTeam,
  },
  {
    address: '/expert',
    kind: 'expert',
    path: 'expert',
    identityOf: ({ stored }) => stored?.['identity'],
  },
];

async function openForm(
  { address, kind, path, open }: Form,
  content: object,
): Promise<StatefulRecord> {
  await setScenario('competitor');
  await page.viewport(address.startsWith('/h5') ? 390 : 1280, 844);
  const record = noRecord(kind);
  record.write({ status: 0, saveKey: 'a', members: [], ...content });
  mockWorker.use(...record.handlers(path));
  await renderSite(address);
  await expect.element(save()).toBeVisible();
  await open?.();
  await expect.element(typeField()).toBeVisible();
  return record;
}

describe.each(FORMS)('the identity document in the form at $address', (form) => {
  it('is validated by type and saved in normalized form', async () => {
    const record = await openForm(form, {});
    for (const type of IDENTITY_TYPES) {
      const { accepted, refused } = IDENTITY_NUMBERS[type];
      await typeField().selectOptions(US[`identity.type.${type}`]);
      await expect.element(page.getByText(US[`identity.hint.${type}`])).toBeVisible();
      await numberField().fill(refused[0] ?? '');
      // The message also says that the draft is saved without the number.
      const problem = US[`identity.invalid.${type}`];
      const invalid = page.getByText(US['identity.unsaved'].replace('{problem}', problem));
      await expect.element(invalid).toBeVisible();
      const [typed, stored] = accepted[0] ?? ['', ''];
      await numberField().fill(typed);
      await expect.element(invalid).not.toBeInTheDocument();
      await save().click();
      await expect.poll(() => form.identityOf(record)).toEqual({ type, number: stored });
    }
  });

  it('shows a stored number masked and clears it when the type changes', async () => {
    const identity = { type: 'hkId', number: '******63' };
    await openForm(form, form.kind === 'entry' ? { team: { identity } } : { identity });
    await expect.element(numberField()).toHaveValue('******63');
    await typeField().selectOptions('Passport');
    await expect.element(numberField()).toHaveValue('');
  });
});

it('the review step shows the entered document number masked', async () => {
  const [entryForm] = FORMS;
  await openForm(entryForm as Form, { team: { identity: { type: 'passport', number: '' } } });
  await numberField().fill('E12345678');
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  const shown = () => review.element().textContent;
  await expect.poll(shown).toContain('*******78');
  expect(shown()).not.toContain('E12345678');
});
