import { generate } from '@ant-design/colors';
import { contrast, mix } from './contrast.ts';
import { COLORS, MODES, type ColorName, type ModeName } from './theme-names.ts';

/** Minimum contrast of text (WCAG 2.2 AA). */
const AA = 4.5;

const LIGHT = {
  page: '#ffffff',
  band: '#f4f6fa',
  card: '#ffffff',
  line: '#e3e8f0',
  /** Border of inputs: contrast 3:1 on each background (WCAG 1.4.11). */
  edge: '#7f8ba3',
  text: '#0f1b33',
  muted: '#566179',
  shadow: '0 12px 32px rgb(15 27 51 / 10%)',
};

const NIGHT: typeof LIGHT = {
  page: '#0b1220',
  band: '#0f192c',
  card: '#152238',
  line: '#26354f',
  edge: '#6b768a',
  text: '#eef3fc',
  muted: '#a3b1ca',
  shadow: '0 12px 32px rgb(0 0 0 / 45%)',
};

/** State colors of the specification (section 9), for fills and marks, not text. */
const STATES = { success: '#52c41a', warning: '#faad14', error: '#f5222f' };

/** Text colors of the states; the first one readable on every background is used. */
const STATE_TEXTS = {
  light: {
    success: ['#237804'],
    warning: ['#874d00'],
    error: ['#cf1322', '#a8071a'],
  },
  night: {
    success: ['#73d13d', '#95de64'],
    warning: ['#ffc53d'],
    error: ['#ff7875', '#ffa39e'],
  },
};

/** Returns the first candidate that is readable on all backgrounds, else the last. */
function readable(candidates: readonly string[], backgrounds: readonly string[]): string {
  return (
    candidates.find((color) =>
      backgrounds.every((background) => contrast(color, background) >= AA),
    ) ??
    candidates.at(-1) ??
    '#000000'
  );
}

/** Returns fill, background and text of each state; `on-error` is the text on a red fill. */
function stateTokens(night: boolean, surface: typeof LIGHT) {
  const texts = night ? STATE_TEXTS.night : STATE_TEXTS.light;
  const backgrounds = [surface.page, surface.band, surface.card];
  const tint = (color: string) => mix(color, surface.card, night ? 0.16 : 0.1);
  const text = (name: keyof typeof STATES) =>
    readable(texts[name], [...backgrounds, tint(STATES[name])]);
  return {
    ...STATES,
    'success-tint': tint(STATES.success),
    'warning-tint': tint(STATES.warning),
    'error-tint': tint(STATES.error),
    'success-text': text('success'),
    'warning-text': text('warning'),
    'error-text': text('error'),
    'on-error': readable(['#ffffff', NIGHT.page], [STATES.error]),
  };
}

/** Returns the tokens of a mode and color, for both the site's custom properties and antd. */
export function themeTokens(mode: ModeName, color: ColorName) {
  const night = mode === 'night';
  const surface = night ? NIGHT : LIGHT;
  const shades = generate(color);
  const darkening = [...shades.slice(5), '#1d2433'];
  const lightening = [...shades.slice(0, 6).reverse(), '#ffffff'];
  const solid = readable(darkening, ['#ffffff']);
  const deep = shades[9] ?? color;
  const tint = night ? mix(color, surface.card, 0.18) : mix(color, surface.card, 0.1);
  return {
    ...surface,
    primary: color,
    solid,
    'on-solid': '#ffffff',
    'primary-text': readable(night ? lightening : darkening, [
      surface.page,
      surface.band,
      surface.card,
      tint,
    ]),
    tint,
    'hero-from': `color-mix(in srgb, ${deep} 55%, #030817)`,
    'hero-to': `color-mix(in srgb, ${solid} 82%, #061033)`,
    'hero-glow': color,
    bar: night || mode === 'dark' ? '#081226' : '#ffffff',
    'bar-text': night || mode === 'dark' ? '#eef3fc' : '#0f1b33',
    footer: '#081226',
    'footer-text': '#c9d4ea',
    ...stateTokens(night, surface),
  };
}

export type ThemeTokens = ReturnType<typeof themeTokens>;

function declarations(tokens: ThemeTokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** Returns custom properties that apply a mode to a part of a page. */
export function themeProperties(mode: ModeName, color: ColorName): Record<string, string> {
  const tokens = Object.entries(themeTokens(mode, color));
  return Object.fromEntries(tokens.map(([name, value]) => [`--${name}`, value]));
}

function modeRules(mode: ModeName): string {
  return COLORS.map((color) => {
    const standard = mode === 'light' && color === COLORS[0] ? ':root,' : '';
    const scheme = mode === 'night' ? 'dark' : 'light';
    return `${standard}:root[data-mode=${mode}][data-color="${color}"]{color-scheme:${scheme};${declarations(themeTokens(mode, color))}}`;
  }).join('\n');
}

/** Returns a style sheet of all modes and colors, selected by attributes of the root element. */
export function themeStylesheet(): string {
  // Night colors apply on screen only, because paper is white.
  return MODES.map((mode) =>
    mode === 'light' ? modeRules(mode) : `@media screen{${modeRules(mode)}}`,
  ).join('\n');
}
