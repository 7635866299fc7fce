import { expect, it } from 'vitest';
import {
  getGetMatchHomeResponseMock,
  getGetMatchInfoResponseMock,
  getListEditionsResponseMock,
} from '@/api/generated/match/match.faker';
import {
  getGetMatchHomeMockHandler,
  getGetMatchInfoMockHandler,
  getListEditionsMockHandler,
} from '@/api/generated/match/match.msw';
import { getListDomainsResponseMock } from '@/api/generated/reference/reference.faker';
import { getListDomainsMockHandler } from '@/api/generated/reference/reference.msw';
import type { Edition } from '@/api/generated/model';
import { mockWorker } from '@/mocks/browser';
import { renderSite, respondFromMocks } from './render-site';

respondFromMocks();

/** Languages of a record in Chinese only. */
const CHINESE: Pick<Edition, 'language' | 'languages'> = { language: 'CN', languages: ['CN'] };

/** Serves editions and stories in Chinese only. */
function respondInChinese(): void {
  const editions = getListEditionsResponseMock();
  const info = getGetMatchInfoResponseMock();
  const home = getGetMatchHomeResponseMock();
  const domains = getListDomainsResponseMock();
  const named = { ...CHINESE, name: '海岸大赛', theme: '向海而生' };
  const match = {
    ...info.data,
    ...named,
    stages: info.data.stages.slice(0, 1).map((stage) => ({ ...stage, name: '决赛' })),
    prizes: info.data.prizes.slice(0, 1).map((prize) => ({ ...prize, name: '金奖' })),
  };
  mockWorker.use(
    getListEditionsMockHandler({
      ...editions,
      data: editions.data.map((edition) => ({ ...edition, ...named })),
    }),
    getGetMatchInfoMockHandler({ ...info, data: match }),
    getGetMatchHomeMockHandler({ ...home, data: { ...home.data, match } }),
    getListDomainsMockHandler({
      ...domains,
      data: domains.data.map((domain) => ({
        ...domain,
        stories: domain.stories.map((story) => ({ ...story, ...CHINESE, company: '浮标公司' })),
      })),
    }),
  );
}

it.each([
  ['/history', ['海岸大赛', '向海而生']],
  ['/history/preview?id=match-2025', ['海岸大赛', '向海而生']],
  ['/home', ['海岸大赛', '向海而生', '决赛']],
  ['/h5/home', ['决赛']],
  ['/guide', ['海岸大赛', '决赛', '金奖']],
  ['/domain', ['浮标公司']],
])('sets the language of untranslated texts on %s', async (path, texts) => {
  respondInChinese();
  const screen = await renderSite(path);
  for (const text of texts) {
    const shown = screen.getByText(text, { exact: false }).first();
    await expect.element(shown).toBeVisible();
    expect(shown.element().closest<HTMLElement>('[lang]')?.lang).toBe('zh-CN');
  }
});

it.each(['/history/preview?id=match-2025', '/home', '/h5/home', '/guide'])(
  'offers on %s to switch to Chinese for an untranslated edition',
  async (path) => {
    respondInChinese();
    const screen = await renderSite(path);
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('button', { name: '简体中文' })).toBeVisible();
  },
);
