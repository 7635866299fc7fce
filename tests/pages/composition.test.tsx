import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ignoreComposedEnter } from '@/lib/composition';
import { useDebouncedValue } from '@/lib/use-debounced-value';

const acted: string[] = [];

function Search() {
  const [typed, setTyped] = useState('');
  const words = useDebouncedValue(typed);
  return (
    <>
      <input
        aria-label="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => acted.push(key)}
      />
      <output>{words}</output>
    </>
  );
}

it('searches for nothing while an input method composes, and for the text after it', async () => {
  const screen = await render(<Search />);
  const input = screen.getByLabelText('Search');
  const event = (type: string) =>
    input.element().dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  event('compositionstart');
  await input.fill('jiqi');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole('status').element().textContent).toBe('');
  await input.fill('机器');
  event('compositionend');
  await expect.element(screen.getByRole('status')).toHaveTextContent('机器');
});

it.each([
  ['of a composition', { isComposing: true }, 0],
  ['that Safari sends after a composition', { keyCode: 229 }, 0],
  ['by itself', { keyCode: 13 }, 1],
])('an Enter %s acts: %o %i', async (_case, options, times) => {
  ignoreComposedEnter();
  const screen = await render(<Search />);
  acted.length = 0;
  screen
    .getByLabelText('Search')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...options }));
  expect(acted).toHaveLength(times);
});
