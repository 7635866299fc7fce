import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/contrast';
import { themeTokens } from '@/settings/theme';
import { COLORS, MODES } from '@/settings/theme-names';

describe.each(MODES)('mode %s', (mode) => {
  it.each(COLORS)('colour %s can be read (AA)', (color) => {
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
});
