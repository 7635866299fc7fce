import { lazy } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadedMessages, loadMessages } from '@/i18n/messages';
import { ChunkLoadError } from '@/lib/load-chunk';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

/** Renders a page with a lazy part whose import fails. */
async function renderFailing(error: Error) {
  await loadMessages('US');
  const Part = lazy(() => Promise.reject(error));
  return render(
    <IntlProvider locale="en" messages={loadedMessages('US') ?? {}}>
      <h1>Page</h1>
      <LazyBoundary>
        <Part />
      </LazyBoundary>
    </IntlProvider>,
  );
}

it.each([
  ['fails to load', new ChunkLoadError('gone'), 'Part of this page couldn’t be loaded'],
  ['throws', new TypeError('x is not a function'), 'Something went wrong on this page'],
])(
  'a part whose code %s shows an error and leaves the rest of the page in place',
  async (_, error, words) => {
    const screen = await renderFailing(error);
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  },
);
