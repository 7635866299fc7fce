import { ConfigProvider } from 'antd';
import type { ButtonConfig } from 'antd/es/config-provider/context';
import { use, type CSSProperties, type ReactNode } from 'react';
import type { Language } from '@/i18n/languages';
import { antdLocale } from './antd-locale';
import { antdTheme } from './antd-theme';
import { LoadingSpinner } from './loading-spinner';
import { useSettings, useShownTheme } from './settings-store';

interface Props {
  /** For fingers: everything to press is 44 px high or more, and no input is zoomed into. */
  touch?: boolean;
  children: ReactNode;
}

/** Text of a red outline or link; antd gives it the colour of the outline. */
const DANGER_TEXT = {
  '--ant-btn-text-color': 'var(--error-text)',
  '--ant-btn-text-color-hover': 'var(--error-text)',
  '--ant-btn-text-color-active': 'var(--error-text)',
} as CSSProperties;

const BUTTON: ButtonConfig = {
  loadingIcon: <LoadingSpinner />,
  // Words of two characters are not spread: the site's own buttons don't either.
  autoInsertSpace: false,
  styles: ({ props: { danger = false, type } }) => ({
    root: danger && type !== 'primary' ? DANGER_TEXT : {},
  }),
};

/** Look and language of what visitors operate (forms, modals), from the site's own tokens. */
export function AntdProvider({ touch = false, children }: Props) {
  const lang = useSettings((settings) => settings.lang);
  const theme = useShownTheme();
  const locale = use(antdLocale(lang satisfies Language));
  return (
    <ConfigProvider locale={locale} button={BUTTON} theme={antdTheme(theme, touch)}>
      {children}
    </ConfigProvider>
  );
}
