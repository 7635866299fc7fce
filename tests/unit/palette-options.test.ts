import { describe, expect, it } from 'vitest';
import {
  grouped,
  matching,
  neighbourOf,
  type PaletteOption,
} from '../../src/shells/admin/palette/options.ts';

const option = (label: string, group: PaletteOption['group'] = 'pages'): PaletteOption => ({
  key: label,
  group,
  label,
  onChoose: () => undefined,
});

describe('the options of the command palette', () => {
  const options = ['Manage news', 'Manage activities', 'Write news'].map((label) => option(label));

  it.each([
    ['', ['Manage news', 'Manage activities', 'Write news']],
    ['NEWS', ['Manage news', 'Write news']],
    ['news  manage ', ['Manage news']],
    ['nothing', []],
  ])('for “%s” contain every word', (typed, labels) => {
    expect(matching(options, typed).map(({ label }) => label)).toEqual(labels);
  });

  it('wrap around at both ends', () => {
    expect(neighbourOf(options, 'Write news', 1)?.key).toBe('Manage news');
    expect(neighbourOf(options, 'Manage news', -1)?.key).toBe('Write news');
    expect(neighbourOf([], undefined, 1)).toBeUndefined();
  });

  it('are grouped without empty groups', () => {
    const groups = grouped([option('a page'), option('a user', 'users'), option('go', 'actions')]);
    expect(groups.map(({ group }) => group)).toEqual(['actions', 'pages', 'users']);
  });
});
