import { ConfigProvider } from 'antd';
import type { ButtonConfig } from 'antd/es/config-provider/context';
import { use, type CSSProperties, type ReactNode } from 'react';
import type { Language } from '@/i18n/languages';
import { antdTheme } from './antd-theme';
import { useSettings, useShownTheme } from './settings-store';
import type { Locale } from 'antd/es/locale';
import styles from './loading-spinner.module.css';

/**
 * The mark of a busy button. It is there and gone at once: antd's own leaves by a transition, and on
 * a machine without frames to spare the end of that never comes, so the button looked busy for good.
 */
function LoadingSpinner() {
  return <span className={styles['mark']} aria-hidden />;
}

const loaders: Record<Language, () => Promise<{ default: Locale }>> = {
  CN: () => import('antd/locale/zh_CN'),
  US: () => import('antd/locale/en_US'),
  HK: () => import('antd/locale/zh_HK'),
};

const asked = new Map<Language, Promise<Locale>>();

/** The component library's own texts; one promise a language, as `use` needs it. */
function antdLocale(language: Language): Promise<Locale> {
  const known = asked.get(language);
  if (known) return known;
  const locale = loaders[language]().then(({ default: texts }) => texts);
  asked.set(language, locale);
  locale.catch(() => asked.delete(language));
  return locale;
}

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
