import type { Files } from './contract-files.ts';
import type { Names } from './names.ts';

const handlers = ({
  kebab,
  camel,
  pascal,
  pascalPlural,
  wordsPlural,
}: Names) => `import { notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { paging, type HandlersOf } from '../services.ts';

/** What is answered until a table of the database holds the ${wordsPlural}. */
const RECORDS: readonly Schemas['${pascal}'][] = [
  { id: '${kebab}-1', name: '启明科技', introduction: '示例简介。' },
  { id: '${kebab}-2', name: '澄芯半导体' },
];

/** The ${wordsPlural} of the site. */
export function ${camel}Handlers(): HandlersOf<'list${pascalPlural}' | 'get${pascal}'> {
  return {
    list${pascalPlural}: ({ query }) => {
      const { current, size, offset } = paging(query);
      const records = RECORDS.slice(offset, offset + size);
      return Promise.resolve({ records, total: RECORDS.length, current, size });
    },

    get${pascal}: ({ params }) => {
      const found = RECORDS.find(({ id }) => id === params.id);
      return found === undefined ? Promise.reject(notFound()) : Promise.resolve(found);
    },
  };
}
`;

const queries = ({
  kebab,
  camel,
  pascalPlural,
  wordsPlural,
}: Names) => `import { getList${pascalPlural}QueryOptions } from '@/api/generated/${kebab}/${kebab}';
import { prefetch, type Loading } from '@/lib/page/prefetch';

/** Records on one page of the list. */
const PAGE_SIZE = 9;

/** The query of one page of the ${wordsPlural}, shared by its loader and the page. */
export function ${camel}Query(page = 1) {
  return { current: page, pageSize: PAGE_SIZE };
}

/** Asks for one page of the ${wordsPlural}. */
export function load${pascalPlural}({
  context: { queryClient },
  deps: { page },
}: Loading<{ page?: number }>): void {
  prefetch(queryClient, getList${pascalPlural}QueryOptions(${camel}Query(page)));
}
`;

const page = ({
  kebab,
  camel,

  pascalPlural,
  plural,
  wordsPlural,
}: Names) => `import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useList${pascalPlural} } from '@/api/generated/${kebab}/${kebab}';
import { pageSearch } from '@/lib/search';
import { SiteLink } from '@/lib/page/site-link';
import cards from '@/ui/card/card-list.module.css';
import { ListFrame } from '@/ui/list/list-frame';
import { EmptyList } from '@/ui/list/empty-list';
import { PageHead } from '@/ui/page/page-head';
import { ${camel}Query } from './queries';

/** A pager's link is current only at its own page. */
const EXACT = { exact: true };

/** The ${wordsPlural}; the page of the list stands in the address. */
export function ${pascalPlural}Page() {
  const { page } = pageSearch(useSearch({ strict: false }));
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.${pascalPlural}" />}
        lead={<FormattedMessage id="${camel}.lead" />}
      />
      <ListFrame
        query={useList${pascalPlural}(${camel}Query(page))}
        count={(count) => <FormattedMessage id="${camel}.count" values={{ count }} />}
        empty={<EmptyList title="${camel}.empty" />}
        item={({ id, name, introduction }) => (
          <li key={id} className={cards['card']}>
            <div className={cards['body']}>
              <h2 className={cards['title']}>{name}</h2>
              <p className={cards['summary']}>{introduction}</p>
            </div>
          </li>
        )}
        pageLink={(to, props) => (
          <SiteLink
            to="/${plural}"
            search={to > 1 ? { page: to } : {}}
            activeOptions={EXACT}
            {...props}
          />
        )}
      />
    </>
  );
}
`;

const route = ({
  kebab,
  pascalPlural,
  plural,
}: Names) => `import { createFileRoute } from '@tanstack/react-router';
import { ${pascalPlural}Page } from '@/features/${kebab}/${plural}-page';
import { load${pascalPlural} } from '@/features/${kebab}/queries';
import { pageSearch, searchOptions } from '@/lib/search';

export const Route = createFileRoute('/_public/${plural}')({
  staticData: { routeName: '${pascalPlural}', order: 95 },
  ...searchOptions(pageSearch),
  loader: load${pascalPlural},
  component: ${pascalPlural}Page,
});
`;

const serverTest = ({
  kebab,
  pascal,
  pascalPlural,
  words,
  wordsPlural,
}: Names) => `import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usePglite } from '../../server/database/open.ts';
import { testApi, type TestApi } from './support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi((prepare) => usePglite(new PGlite(), prepare), { demo: false });
}, 60_000);
afterAll(() => api.close());

it('answers the ${wordsPlural} page by page', async () => {
  const { data } = await api.call('list${pascalPlural}', '/client/${kebab}?pageSize=1&current=2');
  expect(data).toMatchObject({ total: 2, current: 2, size: 1 });
  expect(data.records).toHaveLength(1);
});

it('answers one ${words}, and 404 for none', async () => {
  const found = await api.call('get${pascal}', '/client/${kebab}/${kebab}-1');
  expect(found.data.id).toBe('${kebab}-1');
  const none = await api.call('get${pascal}', '/client/${kebab}/none');
  expect([none.status, none.code]).toEqual([404, 404]);
});
`;

const pageTest = ({
  camel,
  pascalPlural,
  plural,
  wordsPlural,
}: Names) => `import { expect, it } from 'vitest';
import { respond, ${camel}, pageOf, refuse } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

it('lists the ${wordsPlural}', async () => {
  mockWorker.use(respond('list${pascalPlural}', pageOf([${camel}({ name: 'The first one' })])));
  const screen = await renderSite('/${plural}');
  await expect.element(screen.getByRole('heading', { name: 'The first one' })).toBeVisible();
});

it('says so where there are none', async () => {
  mockWorker.use(respond('list${pascalPlural}', pageOf([])));
  const screen = await renderSite('/${plural}');
  await expect.element(screen.getByText('Nothing here yet')).toBeVisible();
});

it('offers to try again after a failure', async () => {
  mockWorker.use(refuse('list${pascalPlural}', 1001, 'later'));
  const screen = await renderSite('/${plural}');
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
`;

/** Texts of the page; the names of the languages that are not English are for you to replace. */
function texts({ camel }: Names): Files {
  const of = (lead: string, count: string, empty: string) =>
    JSON.stringify(
      { [`${camel}.lead`]: lead, [`${camel}.count`]: count, [`${camel}.empty`]: empty },
      null,
      2,
    );
  const file = (language: string) => `src/i18n/messages/${language}/${camel}.json`;
  return {
    [file('CN')]: of('这里是本页的简介', '共 {count} 条', '这里还没有内容'),
    [file('HK')]: of('這裡是本頁的簡介', '共 {count} 條', '這裡還沒有內容'),
    [file('US')]: of(
      'What this page is about',
      '{count, plural, one {# record} other {# records}}',
      'Nothing here yet',
    ),
  };
}

/** Handler, page, route, texts and tests of a new resource. */
export function codeFiles(names: Names): Files {
  const { kebab, plural } = names;
  const feature = `src/features/${kebab}`;
  return {
    [`server/${kebab}/handlers.ts`]: handlers(names),
    [`${feature}/queries.ts`]: queries(names),
    [`${feature}/${plural}-page.tsx`]: page(names),
    [`src/routes/_public/${plural}.tsx`]: route(names),
    [`tests/server/${plural}.test.ts`]: serverTest(names),
    [`tests/pages/${plural}.test.tsx`]: pageTest(names),
    ...texts(names),
  };
}
