import { afterEach, describe, expect, it } from 'vitest';
import { getGetNewsMockHandler, getListVideosMockHandler } from '@/api/generated/news/news.msw';
import { getGetNewsResponseMock, getListVideosResponseMock } from '@/api/generated/news/news.faker';
import { mockWorker } from '@/mocks/browser';
import { answerFromMocks, renderSite } from './render-site';

answerFromMocks();

afterEach(() => {
  localStorage.removeItem('play:video-1');
});

/** Opens a video that has a picture and captions, or what of it there is. */
async function watch(files: { videoFileId?: string; captionFileId?: string }) {
  const { coverFileId: _cover, ...data } = {
    ...getGetNewsResponseMock().data,
    ...{ id: 'video-1', kind: 'video' as const, content: '<p>told</p>' },
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
  it('offers captions, speed, picture in picture and the whole screen', async () => {
    const screen = await watch(WHOLE);
    const title = getGetNewsResponseMock().data.title;
    const player = screen.getByRole('group', { name: title });
    await expect.element(player).toBeVisible();
    for (const name of ['Play Video', 'Playback Rate', 'Captions', 'Fullscreen'])
      await expect
        .element(player.getByRole('button', { name, includeHidden: true }).first())
        .toBeInTheDocument();
    const track = () => document.querySelector('track');
    await expect.poll(() => track()?.src).toMatch(/download\/captions$/);
    expect(track()?.kind).toBe('captions');
    expect(document.querySelector('video')?.src).toMatch(/download\/film$/);
  });

  it('plays at the speed that one chooses', async () => {
    const screen = await watch(WHOLE);
    const player = screen.getByRole('group');
    await expect
      .element(player.getByRole('button', { name: 'Playback Rate', includeHidden: true }).first())
      .toBeInTheDocument();
    const fast = [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find(
      ({ textContent }) => textContent.startsWith('1.5x'),
    );
    fast?.click();
    await expect.poll(() => document.querySelector('video')?.playbackRate).toBe(1.5);
  });

  it('goes on where one left', async () => {
    localStorage.setItem('play:video-1', '42');
    await watch(WHOLE);
    await expect.poll(() => document.querySelector('video')).not.toBeNull();
    const video = document.querySelector('video');
    // The film of the mocks has no frames: the browser is told what a real one would tell it.
    Object.defineProperty(video, 'duration', { value: 90 });
    let set = 0;
    Object.defineProperty(video, 'currentTime', {
      get: () => set,
      set: (to: number) => (set = to),
    });
    video?.dispatchEvent(new Event('durationchange'));
    video?.dispatchEvent(new Event('loadedmetadata'));
    await expect.poll(() => set).toBe(42);
  });

  it('says so where the film isn’t there yet, and tells the rest', async () => {
    const screen = await watch({});
    await expect.element(screen.getByText('The video has not been uploaded yet')).toBeVisible();
    await expect.element(screen.getByText('told')).toBeVisible();
    const other = getListVideosResponseMock().data.records[1]?.title ?? '';
    const others = screen.getByRole('region', { name: 'More videos' });
    await expect.element(others.getByRole('link', { name: other })).toBeVisible();
  });
});
