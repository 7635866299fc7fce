import { theme as antd, type ThemeConfig } from 'antd';
import { mix } from './contrast';
import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import type { Settings } from './settings-shape';
import { themeTokens } from './theme';

/** Sizes for fingers. */
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

/** An algorithm of antd, with the colours of states as given: at night it would darken them. */
function withStates(derive: Algorithm): Algorithm {
  return (seed, map) => {
    const { colorSuccess, colorWarning, colorError } = seed;
    return { ...derive(seed, map), colorSuccess, colorWarning, colorError };
  };
}

/** Created once: antd writes its styles again for each new algorithm. */
const ALGORITHMS = {
  light: withStates(antd.defaultAlgorithm),
  night: withStates(antd.darkAlgorithm),
};

/** antd's theme, from the tokens of the site. */
export function antdTheme({ mode, color }: Settings['theme'], touch: boolean): ThemeConfig {
  const tokens = themeTokens(mode, color);
  const night = mode === 'night';
  // The algorithm would give the field that has the focus less of an edge at night than the others.
  const fieldBorders = night
    ? { activeBorderColor: tokens['primary-text'], hoverBorderColor: tokens['primary-text'] }
    : {};
  return {
    algorithm: night ? ALGORITHMS.night : ALGORITHMS.light,
    token: {
      colorPrimary: tokens.solid,
      colorInfo: tokens.solid,
      colorLink: tokens['primary-text'],
      // The algorithm would take what is pointed at out of sight at night.
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
      // The algorithm would lighten these, and the site's inks are chosen for its own grounds.
      colorBgContainer: tokens.card,
      colorBgElevated: tokens.card,
      // Its busy marks and dialogs leave at once too, which no style sheet could tell it.
      motion: !prefersReducedMotion(),
      borderRadius: 8,
      fontFamily: 'inherit',
      ...(touch && TOUCH),
    },
    components: {
      // What is pointed at keeps a ground that its words can be read on: the algorithm lightens it.
      Button: {
        // The site's own shape and ground: the algorithm would darken it at night.
        borderRadius: 22,
        borderRadiusSM: 22,
        borderRadiusLG: 24,
        colorPrimary: tokens.solid,
        colorPrimaryHover: mix('#000000', tokens.solid, 0.12),
        dangerColor: tokens['on-error'],
        // Lighter, as its text is dark.
        colorErrorHover: mix('#ffffff', tokens.error, 0.12),
        colorErrorActive: tokens.error,
      },
      // As round as the rest, a small box would be taken for a radio.
      Checkbox: { borderRadiusSM: 4 },
      Descriptions: { labelColor: tokens.muted },
      // What a field refuses stands below it, and clear of the next label.
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
      // Its arrow, which says that there is something to choose.
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
