import { beforeEach, describe, expect, it } from 'vitest';
import {
  getGetMatchHomeMockHandler,
  getListEditionsMockHandler,
} from '@/api/generated/match/match.msw';
import {
  getGetMatchHomeResponseMock,
  getListEditionsResponseMock,
} from '@/api/generated/match/match.faker';
import type { Edition } from '@/api/generated/model';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

const WINNER = { company: '北辰固态能源', domain: 'energy', city: '深圳' };
const WINNERS = [
  { ...WINNER, award: 'First prize', title: 'Battery', projectId: 'entry-1' },
  { ...WINNER, award: 'Second prize', title: 'Turbine', projectId: 'entry-2' },
  { ...WINNER, award: 'Second prize', title: 'Antenna' },
];

/** Responds with the current edition and a past one. */
function respondEditions(current: Partial<Edition>, past: Partial<Edition> = {}): Edition[] {
  const response = getListEditionsResponseMock();
  const [newest, older] = response.data;
  if (newest === undefined || older === undefined) throw new Error('The mock has too few editions');
  const { juryStatement: _now, ...now } = newest;
  const { juryStatement: _then, ...then } = older;
  const data: Edition[] = [
    { ...now, current: true, winners: [], ...current },
    { ...then, current: false, status: 'finished', winners: [], ...past },
  ];
  mockWorker.use(getListEditionsMockHandler({ ...response, data }));
  return data;
}

describe.each(['/winners', '/h5/winners'])('the page %s', (path) => {
  it('shows the winners by prize in the given order, with linked entries and the jury', async () => {
    respondEditions({ winners: WINNERS, juryStatement: '<p>A strong year.</p>' });
    const main = (await renderSite(path)).getByRole('main');
    await expect.element(main.getByRole('link', { name: 'Battery' })).toBeVisible();
    const terms = main.getByRole('term').elements();
    expect(terms.map((term) => term.textContent)).toEqual(['First prize', 'Second prize']);
    const titles = main.getByRole('listitem').elements().slice(0, 3);
    expect(titles.map((one) => one.querySelector('strong')?.textContent)).toEqual([
      'Battery',
      'Turbine',
      'Antenna',
    ]);
    expect(main.getByRole('link', { name: 'Antenna' }).elements()).toHaveLength(0);
    await expect
      .element(main.getByRole('heading', { name: 'Statement of the jury' }))
      .toBeVisible();
    await expect.element(main.getByText('A strong year.')).toBeVisible();
  });
});

describe('the winners’ page', () => {
  it('says that there are no winners yet on a site without editions', async () => {
    mockWorker.use(getListEditionsMockHandler({ ...getListEditionsResponseMock(), data: [] }));
    const main = (await renderSite('/winners')).getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1, name: 'Winners' })).toBeVisible();
    await expect.element(main.getByText('The results have not been announced yet.')).toBeVisible();
  });

  it('shows the newest winners without an id, and links to other editions', async () => {
    const [, past] = respondEditions({}, { winners: WINNERS });
    const main = (await renderSite('/winners')).getByRole('main');
    await expect.element(main.getByText(past?.name ?? '')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Battery' })).toBeVisible();
  });

  it('links from an edition without results to the winners of another', async () => {
    const [current, past] = respondEditions({}, { winners: WINNERS });
    const main = (await renderSite(`/winners?id=${current?.id ?? ''}`)).getByRole('main');
    const text = 'The results have not been announced yet.';
    await expect.element(main.getByText(text)).toBeVisible();
    await expect.element(main.getByRole('link', { name: past?.name ?? '' })).toBeVisible();
  });

  it('says that a past edition announced no winners', async () => {
    const [, past] = respondEditions({});
    const main = (await renderSite(`/winners?id=${past?.id ?? ''}`)).getByRole('main');
    const text = 'No winners were announced for this edition.';
    await expect.element(main.getByText(text)).toBeVisible();
  });

  it('shows an error for an unknown edition', async () => {
    const main = (await renderSite('/winners?id=nothing')).getByRole('main');
    await expect.element(main.getByText('This page is no longer available')).toBeVisible();
  });
});

describe.each(['/home', '/h5/home'])('the page %s', (path) => {
  const response = getGetMatchHomeResponseMock();

  beforeEach(() => {
    window.scrollTo(0, 0);
  });

  it('shows winners from publication on, with a link to all', async () => {
    const data = { ...response.data, winners: WINNERS };
    mockWorker.use(getGetMatchHomeMockHandler({ ...response, data }));
    const screen = await renderSite(path);
    const link = screen.getByRole('link', { name: 'All winners' });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/\/winners\?id=match-/));
    await expect.element(screen.getByRole('link', { name: 'Battery' })).toBeInTheDocument();
  });
});
