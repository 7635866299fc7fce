import { Select } from 'antd';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ignoreComposedEnter, useComposedText } from '@/lib/composition';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { useOptionSearch } from '@/ui/form/use-option-search';

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

it('delays a search until the input method has finished composing', async () => {
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
  ['ignores Enter during a composition', { isComposing: true }, 0],
  ['ignores the Enter that Safari sends after a composition', { keyCode: 229 }, 0],
  ['handles Enter without a composition', { keyCode: 13 }, 1],
])('%s', async (_case, options, times) => {
  ignoreComposedEnter();
  const screen = await render(<Search />);
  acted.length = 0;
  screen
    .getByLabelText('Search')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...options }));
  expect(acted).toHaveLength(times);
});

function Filter() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="Filter" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{useComposedText(typed)}</output>
    </>
  );
}

function compose(element: Element, type: 'compositionstart' | 'compositionend') {
  element.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
}

it('filters a list by the text before a composition until the composition has finished', async () => {
  const screen = await render(<Filter />);
  const input = screen.getByLabelText('Filter');
  const output = screen.getByRole('status');
  await input.fill('北');
  await expect.element(output).toHaveTextContent('北');
  compose(input.element(), 'compositionstart');
  await input.fill('北jing');
  await expect.element(input).toHaveValue('北jing');
  expect(output.element().textContent).toBe('北');
  await input.fill('北京');
  compose(input.element(), 'compositionend');
  await expect.element(output).toHaveTextContent('北京');
});

function Cities() {
  const options = ['北京市', '上海市'].map((name) => ({ value: name, label: name }));
  const search = useOptionSearch();
  return (
    <Select open aria-label="City" showSearch={search} options={options} style={{ width: 200 }} />
  );
}

it('leaves the options of a select unchanged during a composition', async () => {
  const screen = await render(<Cities />);
  const input = screen.getByRole('combobox');
  const shown = () =>
    [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent);
  await expect.poll(shown).toEqual(['北京市', '上海市']);
  compose(input.element(), 'compositionstart');
  await input.fill('shanghai', { force: true });
  await expect.element(input).toHaveValue('shanghai');
  expect(shown()).toEqual(['北京市', '上海市']);
  await input.fill('上海', { force: true });
  compose(input.element(), 'compositionend');
  await expect.poll(shown).toEqual(['上海市']);
});
