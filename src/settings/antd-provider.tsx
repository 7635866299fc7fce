import { ConfigProvider, theme as antdTheme } from 'antd';
import { use, type ReactNode } from 'react';
import type { Language } from '@/i18n/languages';
import { prefersReducedMotion } from '@/lib/page/reduced-motion';
import { mix } from '@/lib/contrast';
import { antdLocale } from './antd-locale';
import { LoadingSpinner } from './loading-spinner';
import { useSettings, useShownTheme } from './settings-store';
import { themeTokens } from './theme';

interface Props {
  /** For fingers: everything to press is 44 px high or more, and no input is zoomed into. */
  touch?: boolean;
  children: ReactNode;
}

/** Sizes for fingers. */
const TOUCH = {
  controlHeight: 44,
  controlHeightSM: 44,
  controlHeightLG: 48,
  fontSize: 16,
  fontSizeLG: 16,
};

/** Light backgrounds of messages in light mode, for the colour of their text. */
const BACKGROUNDS = {
  colorWarningBg: '#fffbe6',
  colorWarningBorder: '#ffe58f',
  colorSuccessBg: '#f6ffed',
  colorSuccessBorder: '#b7eb8f',
};

/** Look and language of what visitors operate (forms, modals), from the site's own tokens. */
export function AntdProvider({ touch = false, children }: Props) {
  const lang = useSettings((settings) => settings.lang);
  const theme = useShownTheme();
  const locale = use(antdLocale(lang satisfies Language));
  const tokens = themeTokens(theme.mode, theme.color);
  const night = theme.mode === 'night';
  // The algorithm would give the field that has the focus less of an edge at night than the others.
  const fieldBorders = night
    ? { activeBorderColor: tokens['primary-text'], hoverBorderColor: tokens['primary-text'] }
    : {};
  return (
    <ConfigProvider
      locale={locale}
      // Words of two characters are not spread: the site's own buttons don't either.
      button={{ loadingIcon: <LoadingSpinner />, autoInsertSpace: false }}
      theme={{
        algorithm: night ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
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
          // Inks as dark as these make muddy grounds.
          ...(!night && BACKGROUNDS),
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
            colorErrorHover: tokens.error,
            ...(night && { dangerColor: tokens.page }),
          },
          // As round as the rest, a small box would be taken for a radio.
          Checkbox: { borderRadiusSM: 4 },
          Descriptions: { labelColor: tokens.muted },
          // What a field refuses stands below it, and clear of the next label.
          Form: { itemMarginBottom: 28 },
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
          Tabs: {
            itemSelectedColor: tokens['primary-text'],
            itemHoverColor: tokens['primary-text'],
            itemActiveColor: tokens['primary-text'],
            inkBarColor: tokens['primary-text'],
          },
        },
      }}
    >
      {children}
    </ConfigProvider>
  );
}
