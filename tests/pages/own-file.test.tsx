import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pictureSource } from '@/api/file-url';
import { useOpenOwnFiles } from '@/domain/file/open-own-files';
import { OwnPicture } from '@/domain/file/own-picture';
import { OwnVideo } from '@/domain/file/own-video';
import { mockWorker } from '@/mocks/browser';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';

respondFromMocks();
// The module that requests tickets loads with the first ticket.
beforeAll(() => import('@/api/generated/file/file'));

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Serves files only with the latest ticket; returns the search of each request. */
function serveTickets() {
  const state = { ticket: 0, asked: [] as string[] };
  const token = `session-${crypto.randomUUID()}`;
  useSession.getState().start({ token, phone: '' });
  mockWorker.use(
    http.post('*/client/file/ticket', () => {
      const data = { ticket: `${token}-${String((state.ticket += 1))}`, expiresIn: 300 };
      return HttpResponse.json({ code: 200, msg: 'ok', version: '1', data });
    }),
    http.get('*/sys/file/download/:id', ({ request, params }) => {
      const { search, searchParams } = new URL(request.url);
      state.asked.push(search);
      const opens = searchParams.get('ticket') === `${token}-${String(state.ticket)}`;
      return params['id'] !== 'gone' && opens
        ? HttpResponse.text(PICTURE, { headers: { 'content-type': 'image/svg+xml' } })
        : HttpResponse.json({ code: 404, msg: 'gone', version: '1' }, { status: 404 });
    }),
  );
  const searchOf = (number: number) => `?ticket=${token}-${String(number)}`;
  return { ...state, state, searchOf };
}

const isShown = (name: string) => () => {
  const image = page.getByRole('img', { name }).query() as HTMLImageElement | null;
  return image?.complete === true && image.naturalWidth > 0;
};

describe('a private picture', () => {
  it('is requested with a ticket that all pictures of the page share', async () => {
    const { state, searchOf } = serveTickets();
    await render(
      <>
        <OwnPicture id="face-1" alt="first" />
        <OwnPicture id="face-2" alt="second" />
      </>,
    );
    await expect.poll(isShown('first')).toBe(true);
    await expect.poll(isShown('second')).toBe(true);
    expect(state.asked).toEqual([searchOf(1), searchOf(1)]);
  });

  it('is requested with a new ticket once the old one is rejected', async () => {
    const { state, searchOf } = serveTickets();
    const { rerender } = await render(<OwnPicture id="face-3" alt="first" />);
    await expect.poll(isShown('first')).toBe(true);
    // Invalidates the ticket, as the server does when a session is renewed.
    state.ticket = 7;
    await rerender(
      <>
        <OwnPicture id="face-3" alt="first" />
        <OwnPicture id="face-4" alt="second" />
      </>,
    );
    await expect.poll(isShown('second')).toBe(true);
    expect(state.asked).toEqual([searchOf(1), searchOf(1), searchOf(8)]);
  });

  it('is requested at most twice if it is missing', async () => {
    const { state, searchOf } = serveTickets();
    await render(
      <>
        <OwnPicture id="gone" alt="missing" />
        <OwnPicture id="face-5" alt="other" />
      </>,
    );
    await expect.poll(() => state.asked.filter((one) => one === searchOf(2))).toHaveLength(1);
    await expect.poll(isShown('other')).toBe(true);
    expect(state.asked.filter((one) => one === searchOf(3))).toEqual([]);
  });
});

describe('a private video', () => {
  it('resumes at its position with a new ticket once its URL is rejected', async () => {
    const { searchOf } = serveTickets();
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await render(<OwnVideo id="clip-1" aria-label="clip" preload="none" />);
    const clip = () => page.getByLabelText('clip').element() as HTMLVideoElement;
    await expect.poll(() => clip().src).toContain(searchOf(1));
    Object.defineProperty(clip(), 'paused', { configurable: true, value: false });
    clip().currentTime = 42;
    clip().dispatchEvent(new Event('error'));
    await expect.poll(() => clip().src).toContain(searchOf(2));
    await expect.poll(() => play.mock.calls).toHaveLength(1);
    expect(clip().currentTime).toBe(42);
    play.mockRestore();
  });
});

function Preview({ id }: { id: string }) {
  useOpenOwnFiles();
  return <img {...pictureSource(id)} alt="cover" />;
}

describe('a public picture in a staff preview', () => {
  it('is requested with a ticket after its plain URL was rejected, including the resized copy', async () => {
    const { state, searchOf } = serveTickets();
    const screen = await render(<Preview id="cover-1" />);
    await expect.poll(isShown('cover')).toBe(true);
    expect(state.asked).toEqual([expect.stringMatching(/^(?:\?width=\d+)?$/), searchOf(1)]);
    // The same element then loads another picture.
    await screen.rerender(<Preview id="cover-2" />);
    await expect.poll(() => state.asked.filter((one) => one === searchOf(1))).toHaveLength(2);
  });

  it('is not requested a third time if the ticket is rejected', async () => {
    const { state, searchOf } = serveTickets();
    await render(<Preview id="gone" />);
    await expect.poll(() => state.asked).toContain(searchOf(1));
    expect(isShown('cover')()).toBe(false);
    expect(state.asked).toHaveLength(2);
  });
});
