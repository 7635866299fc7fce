import { theme as antd, type ThemeConfig } from 'antd';
import { mix } from './contrast';
import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import type { Settings } from './settings-shape';
import { themeTokens } from './theme';

const TOUCH = {
  controlHeight: 44,
  controlHeightSM: 44,
  controlHeightLG: 48,
  fontSize: 16,
  fontSizeLG: 16,
};

type Algorithm = (
  ...parts: Parameters<typeof antd.darkAlgorithm>
) => ReturnType<typeof antd.darkAlgorithm>;

/** Wraps an antd algorithm to keep the state colors, which it would darken at night. */
function withStates(derive: Algorithm): Algorithm {
  return (seed, map) => {
    const { colorSuccess, colorWarning, colorError } = seed;
    return { ...derive(seed, map), colorSuccess, colorWarning, colorError };
  };
}

/** Created once: antd regenerates its styles for each new algorithm. */
const ALGORITHMS = {
  light: withStates(antd.defaultAlgorithm),
  night: withStates(antd.darkAlgorithm),
};

export function antdTheme({ mode, color }: Settings['theme'], touch: boolean): ThemeConfig {
  const tokens = themeTokens(mode, color);
  const night = mode === 'night';
  // The algorithm would give focused fields less contrast at night than others.
  const fieldBorders = night
    ? { activeBorderColor: tokens['primary-text'], hoverBorderColor: tokens['primary-text'] }
    : {};
  return {
    algorithm: night ? ALGORITHMS.night : ALGORITHMS.light,
    token: {
      colorPrimary: tokens.solid,
      // antd's focus ring gets the color of the site's focus ring.
      colorPrimaryBorder: tokens['primary-text'],
      colorInfo: tokens.solid,
      colorLink: tokens['primary-text'],
      // The algorithm would reduce the contrast of hovered links at night.
      colorLinkHover: mix(tokens.text, tokens['primary-text'], 0.3),
      colorLinkActive: tokens['primary-text'],
      colorError: tokens.error,
      colorWarning: tokens.warning,
      colorSuccess: tokens.success,
      colorErrorBg: tokens['error-tint'],
      colorWarningBg: tokens['warning-tint'],
      colorSuccessBg: tokens['success-tint'],
      colorTextBase: tokens.text,
      colorTextPlaceholder: tokens.muted,
      colorTextDescription: tokens.muted,
      colorBgBase: tokens.card,
      colorBorder: tokens.edge,
      colorBorderSecondary: tokens.line,
      // The algorithm would lighten these; the site's text colors match its own backgrounds.
      colorBgContainer: tokens.card,
      colorBgElevated: tokens.card,
      // Also disables antd's scripted animations, which style sheets can't disable.
      motion: !prefersReducedMotion(),
      borderRadius: 8,
      fontFamily: 'inherit',
      ...(touch && TOUCH),
    },
    components: {
      // The hover background keeps the contrast of its text; the algorithm would lighten it.
      Button: {
        // The site's shape and background; the algorithm would darken it at night.
        borderRadius: 22,
        borderRadiusSM: 22,
        borderRadiusLG: 24,
        colorPrimary: tokens.solid,
        colorPrimaryHover: mix('#000000', tokens.solid, 0.12),
        dangerColor: tokens['on-error'],
        // Lighter, because its text is dark.
        colorErrorHover: mix('#ffffff', tokens.error, 0.12),
        colorErrorActive: tokens.error,
      },
      // With the default radius, small checkboxes look like radio buttons.
      Checkbox: { borderRadiusSM: 4 },
      Descriptions: { labelColor: tokens.muted },
      // Room for the error message above the next label.
      Form: {
        itemMarginBottom: 28,
        colorError: tokens['error-text'],
        colorWarning: tokens['warning-text'],
        labelRequiredMarkColor: tokens.error,
      },
      Input: fieldBorders,
      InputNumber: fieldBorders,
      Menu: {
        itemSelectedColor: tokens['primary-text'],
        subMenuItemSelectedColor: tokens['primary-text'],
        horizontalItemSelectedColor: tokens['primary-text'],
      },
      // Color of the arrow.
      Select: { colorTextQuaternary: tokens.muted, ...fieldBorders },
      Slider: { handleColor: tokens['primary-text'], railBg: tokens.line },
      Tag: {
        colorSuccess: tokens['success-text'],
        colorWarning: tokens['warning-text'],
        colorError: tokens['error-text'],
      },
      Tabs: {
        itemSelectedColor: tokens['primary-text'],
        itemHoverColor: tokens['primary-text'],
        itemActiveColor: tokens['primary-text'],
        inkBarColor: tokens['primary-text'],
      },
    },
  };
}
