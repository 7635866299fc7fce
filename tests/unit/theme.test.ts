import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/settings/contrast';
import { themeTokens } from '@/settings/theme';
import { COLORS, MODES } from '@/settings/theme-names';

describe.each(MODES)('mode %s', (mode) => {
  it.each(COLORS)('color %s has enough contrast (AA)', (color) => {
    const tokens = themeTokens(mode, color);
    for (const ground of [tokens.page, tokens.band, tokens.card]) {
      for (const ink of [tokens.text, tokens.muted, tokens['primary-text']])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.edge, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(tokens['primary-text'], tokens.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['on-solid'], tokens.solid)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['footer-text'], tokens.footer)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['bar-text'], tokens.bar)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(COLORS)('color %s has the fill colors of the specification', (color) => {
    // Section 9: "Success #52c41a, warning #faad14, error #f5222f".
    expect(themeTokens(mode, color)).toMatchObject({
      primary: color,
      success: '#52c41a',
      warning: '#faad14',
      error: '#f5222f',
    });
  });

  it.each(['success', 'warning', 'error'] as const)(
    'text for %s has enough contrast (AA)',
    (state) => {
      const tokens = themeTokens(mode, COLORS[0]);
      for (const ground of [tokens.page, tokens.band, tokens.card, tokens[`${state}-tint`]])
        expect(contrast(tokens[`${state}-text`], ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens['on-error'], tokens.error)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it.each(globSync('src/**/*.css'))(
  '%s uses fill colors for fills and text colors for text',
  (file) => {
    const css = readFileSync(file, 'utf8');
    expect(css).not.toMatch(/(?<![-\w])color: var\(--(success|warning|error)\)/);
    expect(css).not.toMatch(
      /(background|border|outline)[-\w]*:[^;]*--(success|warning|error)-text/,
    );
  },
);
