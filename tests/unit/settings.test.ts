import { describe, expect, it } from 'vitest';
import { DEFAULTS, repairSettings } from '@/settings/settings-shape';
import { keyframesOf } from '@/settings/transition-keyframes';
import { directionOf, TRANSITION_NAMES, TRANSITIONS } from '@/settings/transitions';

describe('stored settings', () => {
  it('have the defaults of the specification', () => {
    expect(repairSettings(null)).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({
      lang: 'CN',
      theme: { color: '#1890ff', mode: 'light' },
      layout: 'head',
      fixedHeader: true,
      fixedTabs: true,
      pageWidth: 'fluid',
      multiPage: true,
      cachePage: true,
      hideSetting: true,
      animate: { disabled: true, name: 'flip', direction: 'left' },
      footerLinks: [],
    });
  });

  it.each([
    ['nonsense', {}],
    [[], {}],
    [{ lang: 'XX', theme: 5, layout: 'round', fixedHeader: 'yes' }, {}],
    [
      { lang: 'HK', theme: { mode: 'night', color: 'red' } },
      { lang: 'HK', theme: { color: '#1890ff', mode: 'night' } },
    ],
    [
      { layout: 'mix', weekMode: true, pageWidth: 'fixed' },
      { layout: 'mix', weekMode: true, pageWidth: 'fixed' },
    ],
    [
      { animate: { disabled: false, name: 'zoom', direction: 'sideways' } },
      { animate: { disabled: false, name: 'zoom', direction: 'left' } },
    ],
    [
      {
        footerLinks: [
          { name: 'a', link: 'https://a.example' },
          { name: 'b', link: 'javascript:1' },
        ],
      },
      { footerLinks: [{ name: 'a', link: 'https://a.example' }] },
    ],
  ])('replace invalid values with defaults: %j', (stored, expected) => {
    expect(repairSettings(stored)).toEqual({ ...DEFAULTS, ...expected });
  });
});

describe('page transitions', () => {
  it('have nine families', () => {
    expect(TRANSITION_NAMES).toEqual([
      'back',
      'bounce',
      'fade',
      'flip',
      'lightSpeed',
      'rotate',
      'roll',
      'zoom',
      'slide',
    ]);
  });

  it.each(TRANSITION_NAMES)('%s has other keyframes for each direction', (name) => {
    const all = TRANSITIONS[name].map((direction) => keyframesOf({ name, direction }));
    expect(new Set(all.map((frames) => JSON.stringify(frames))).size).toBe(all.length);
  });

  it('use a direction of their family', () => {
    expect(directionOf({ name: 'flip', direction: 'left' })).toBe('x');
    expect(directionOf({ name: 'slide', direction: 'left' })).toBe('left');
  });
});
