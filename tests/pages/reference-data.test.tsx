import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  getListCitiesResponseMock,
  getListDictionariesResponseMock,
  getListDomainsResponseMock,
  getListMappingsResponseMock,
} from '@/api/generated/reference/reference.faker';
import { I18nProvider } from '@/i18n/i18n-provider';
import type { Language } from '@/i18n/languages';
import { loadMessages } from '@/i18n/messages';
import { mockWorker } from '@/mocks/browser';
import { useCities } from '@/domain/reference/use-cities';
import { useDictionary } from '@/domain/reference/use-dictionary';
import { useDomains } from '@/domain/reference/use-domains';
import { useMapping } from '@/domain/reference/use-mapping';
import { respondFromMocks } from './render-site';

respondFromMocks();

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  const responses = {
    '*/client/config/dict/all': getListDictionariesResponseMock(),
    '*/mapping/all': getListMappingsResponseMock(),
    '*/client/city': getListCitiesResponseMock(),
    '*/client/domain': getListDomainsResponseMock(),
  };
  for (const [path, response] of Object.entries(responses)) {
    mockWorker.use(
      http.get(path, () => {
        asked.push(path);
        return HttpResponse.json(response);
      }),
    );
  }
});

/** Calls each reference data hook. */
function Everything() {
  const stages = useDictionary('projectStage');
  const subDomains = useMapping('subDomain');
  const cities = useCities();
  const { labelOf } = useDomains();
  return (
    <p>
      {[
        stages.choices.map(({ label }) => label).join('/'),
        stages.labelOf('unheard-of'),
        subDomains.below('dict-domain-ai').map(({ label }) => label),
        cities.map((one) => `${one.label}:${one.cities.map(({ label }) => label).join('+')}`),
        labelOf('energy'),
      ].join(' ')}
    </p>
  );
}

async function show(language: Language, children: ReactNode) {
  await loadMessages(language);
  const client = new QueryClient();
  return render(
    <QueryClientProvider client={client}>
      <I18nProvider language={language}>{children}</I18nProvider>
    </QueryClientProvider>,
  );
}

const ENGLISH =
  'Idea/Prototype unheard-of Computer vision Guangdong:Guangzhou+Shenzhen Green energy';
const TRADITIONAL = '創意/樣機 unheard-of 計算機視覺 廣東:廣州+深圳 綠色能源';

it.each([
  ['US', ENGLISH],
  ['HK', TRADITIONAL],
] as const)('shows labels in the language of the interface: %s', async (language, text) => {
  const screen = await show(language, <Everything />);
  await expect.element(screen.getByText(text)).toBeVisible();
});

it('requests each list once, regardless of the number of components and the language', async () => {
  const many = Array.from({ length: 20 }, (_, at) => <Everything key={at} />);
  const client = new QueryClient();
  const page = (language: Language) => (
    <QueryClientProvider client={client}>
      <I18nProvider language={language}>{many}</I18nProvider>
    </QueryClientProvider>
  );
  await Promise.all([loadMessages('US'), loadMessages('HK')]);
  const screen = await render(page('US'));
  await expect.element(screen.getByText(ENGLISH).first()).toBeVisible();
  await screen.rerender(page('HK'));
  await expect.element(screen.getByText(TRADITIONAL).first()).toBeVisible();
  await screen.unmount();
  await render(page('US'));
  expect(asked.toSorted()).toEqual(
    ['*/client/city', '*/client/config/dict/all', '*/client/domain', '*/mapping/all'].toSorted(),
  );
});
