import { ConfigProvider } from 'antd';
import type { ButtonConfig } from 'antd/es/config-provider/context';
import { use, type CSSProperties, type ReactNode } from 'react';
import type { Language } from '@/i18n/languages';
import { useIntl } from 'react-intl';
import { StrokeIcon } from '@/ui/page/stroke-icon';
import { antdTheme } from './antd-theme';
import { useSettings, useShownTheme } from './settings-store';
import type { Locale } from 'antd/es/locale';
import styles from './loading-spinner.module.css';

/**
 * Loading icon without transitions. antd's icon waits for the end of a transition; on slow devices
 * the event may be missing, and the button remains in its loading state.
 */
function LoadingSpinner() {
  return <span className={styles['mark']} aria-hidden />;
}

const loaders: Record<Language, () => Promise<{ default: Locale }>> = {
  CN: () => import('antd/locale/zh_CN'),
  US: () => import('antd/locale/en_US'),
  HK: () => import('antd/locale/zh_HK'),
};

const requested = new Map<Language, Promise<Locale>>();

/** Loads antd's texts; returns one promise per language, as `use` requires. */
function antdLocale(language: Language): Promise<Locale> {
  const known = requested.get(language);
  if (known) return known;
  const locale = loaders[language]().then(({ default: texts }) => texts);
  requested.set(language, locale);
  locale.catch(() => requested.delete(language));
  return locale;
}

interface Props {
  /** For touch: controls are at least 44 px high, and inputs aren't zoomed. */
  touch?: boolean;
  children: ReactNode;
}

/** Text color of danger buttons other than primary ones; antd uses the border's. */
const DANGER_TEXT = {
  '--ant-btn-text-color': 'var(--error-text)',
  '--ant-btn-text-color-hover': 'var(--error-text)',
  '--ant-btn-text-color-active': 'var(--error-text)',
} as CSSProperties;

const BUTTON: ButtonConfig = {
  loadingIcon: <LoadingSpinner />,
  // No space between two Chinese characters, as in the site's own buttons.
  autoInsertSpace: false,
  styles: ({ props: { danger = false, type } }) => ({
    root: danger && type !== 'primary' ? DANGER_TEXT : {},
  }),
};

/** Search icon with a name in the user's language; the name of antd's own is English. */
function SearchIcon() {
  const intl = useIntl();
  return (
    <span role="img" aria-label={intl.formatMessage({ id: 'common.search' })}>
      <StrokeIcon size={16} path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20" />
    </span>
  );
}

const SEARCH = { searchIcon: <SearchIcon /> };

/** Applies the site's theme and language to antd components. */
export function AntdProvider({ touch = false, children }: Props) {
  const lang = useSettings((settings) => settings.lang);
  const theme = useShownTheme();
  const locale = use(antdLocale(lang satisfies Language));
  return (
    <ConfigProvider
      locale={locale}
      button={BUTTON}
      inputSearch={SEARCH}
      theme={antdTheme(theme, touch)}
    >
      {children}
    </ConfigProvider>
  );
}
