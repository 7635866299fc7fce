import { describe, expect, it } from 'vitest';
import { getGetNewsMockHandler, getListVideosMockHandler } from '@/api/generated/news/news.msw';
import { getGetNewsResponseMock, getListVideosResponseMock } from '@/api/generated/news/news.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

/** Opens a video with these files. */
async function watch(files: { videoFileId?: string; captionFileId?: string }) {
  const { coverFileId: _cover, ...data } = {
    ...getGetNewsResponseMock().data,
    id: 'video-1',
    kind: 'video' as const,
    content: '<p>a story</p>',
  };
  mockWorker.use(
    // Must precede the video’s handler, whose path matches this request too.
    getListVideosMockHandler(),
    getGetNewsMockHandler({ ...getGetNewsResponseMock(), data: { ...data, ...files } }),
  );
  return await renderSite('/play?id=video-1');
}

const WHOLE = { videoFileId: 'film', captionFileId: 'captions' };

describe('the video player', () => {
  it('offers the captions of a video', async () => {
    await watch(WHOLE);
    const shown = () => document.querySelector('video')?.textTracks[0];
    await expect.poll(shown).toMatchObject({ kind: 'captions', mode: 'showing', language: 'zh' });
  });

  it('shows a message and the rest of the page if the video has not been uploaded', async () => {
    const screen = await watch({});
    await expect.element(screen.getByText('The video has not been uploaded yet')).toBeVisible();
    await expect.element(screen.getByText('a story')).toBeVisible();
    const other = getListVideosResponseMock().data.records[1]?.title ?? '';
    const others = screen.getByRole('region', { name: 'More videos' });
    await expect.element(others.getByRole('link', { name: other })).toBeVisible();
  });
});
