import { expect, it } from 'vitest';
import { getGetMyProjectResponseMock } from '@/api/generated/project/project.faker';
import { getListCitiesResponseMock } from '@/api/generated/reference/reference.faker';
import { mockWorker } from '@/mocks/browser';
import { StatefulRecord } from './stateful-record';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();

const LISTED = getListCitiesResponseMock().data.find((city) => city.parentCode !== undefined);

const noEntry = () =>
  new StatefulRecord((content) => ({
    ...getGetMyProjectResponseMock().data,
    ...content,
    attachments: [],
    logo: undefined,
    video: undefined,
  }));

async function openProjectStep(record: StatefulRecord) {
  await setScenario('competitor');
  mockWorker.use(...record.handlers('project'));
  const screen = await renderSite('/signup');
  await expect.element(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
  await screen.getByRole('button', { name: 'Project', exact: false }).first().click();
  const city = screen.getByLabelText('City', { exact: true });
  await expect.element(city).toBeVisible();
  return { screen, city };
}

it('saves the name of a place that is not listed', async () => {
  const record = noEntry();
  const { screen, city } = await openProjectStep(record);
  await city.fill('Another');
  await screen.getByText('Other city').click();
  await screen.getByRole('textbox', { name: 'Name of the city or place' }).fill('Singapore');
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => record.stored?.['city']).toBe('Singapore');
});

it.each(['Singapore', 'zzz', '纽约'])(
  'offers the typed text as another place: %s',
  async (typed) => {
    const record = noEntry();
    const { screen, city } = await openProjectStep(record);
    await city.fill(typed);
    await screen.getByText('Other city').click();
    const place = screen.getByRole('textbox', { name: 'Name of the city or place' });
    await expect.element(place).toHaveValue(typed);
    await screen.getByRole('button', { name: 'Save draft' }).click();
    await expect.poll(() => record.stored?.['city']).toBe(typed);
  },
);

it('shows a stored place that is not listed, and replaces it by a listed city', async () => {
  const record = noEntry();
  record.write({ saveKey: 'a', status: 0, city: 'Singapore' });
  const { screen, city } = await openProjectStep(record);
  const place = screen.getByRole('textbox', { name: 'Name of the city or place' });
  await expect.element(place).toHaveValue('Singapore');
  await city.fill(LISTED?.name.US ?? '');
  await screen
    .getByText(LISTED?.name.US ?? '', { exact: true })
    .last()
    .click();
  await expect.element(place).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => record.stored?.['city']).toBe(LISTED?.code);
});
