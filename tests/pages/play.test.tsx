import { describe, expect, it } from 'vitest';
import { getGetNewsMockHandler, getListVideosMockHandler } from '@/api/generated/news/news.msw';
import { getGetNewsResponseMock, getListVideosResponseMock } from '@/api/generated/news/news.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

/** Opens a video that has a picture and captions, or what of it there is. */
async function watch(files: { videoFileId?: string; captionFileId?: string }) {
  const { coverFileId: _cover, ...data } = {
    ...getGetNewsResponseMock().data,
    id: 'video-1',
    kind: 'video' as const,
    content: '<p>a story</p>',
  };
  mockWorker.use(
    // Stands before the video's, whose path it fits too.
    getListVideosMockHandler(),
    getGetNewsMockHandler({ ...getGetNewsResponseMock(), data: { ...data, ...files } }),
  );
  return await renderSite('/play?id=video-1');
}

const WHOLE = { videoFileId: 'film', captionFileId: 'captions' };

describe('the video player', () => {
  it('offers the captions of a film', async () => {
    await watch(WHOLE);
    // The player shows the button once it has a track to offer.
    const offered = () => document.querySelector('.vjs-subs-caps-button:not(.vjs-hidden)');
    await expect.poll(offered, { timeout: 15_000 }).not.toBeNull();
  });

  it('says so where the film isn’t there yet, and shows the rest', async () => {
    const screen = await watch({});
    await expect.element(screen.getByText('The video has not been uploaded yet')).toBeVisible();
    await expect.element(screen.getByText('a story')).toBeVisible();
    const other = getListVideosResponseMock().data.records[1]?.title ?? '';
    const others = screen.getByRole('region', { name: 'More videos' });
    await expect.element(others.getByRole('link', { name: other })).toBeVisible();
  });
});
