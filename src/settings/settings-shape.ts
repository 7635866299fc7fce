import { isLanguage, type Language } from '@/i18n/languages';
import { COLORS, MODES, type ColorName, type ModeName } from './theme-names';
import { TRANSITION_DIRECTIONS, TRANSITION_NAMES, type Transition } from './transitions';

/** Position of the admin shell's menu: side, header, or both. */
export const LAYOUTS = ['side', 'head', 'mix'] as const;
export const WIDTHS = ['fluid', 'fixed'] as const;

export type LayoutName = (typeof LAYOUTS)[number];

export interface FooterLink {
  name: string;
  link: string;
}

/** All settings of a visitor (spec section 3). */
export interface Settings {
  lang: Language;
  theme: { color: ColorName; mode: ModeName };
  layout: LayoutName;
  pageWidth: (typeof WIDTHS)[number];
  fixedHeader: boolean;
  fixedSideBar: boolean;
  fixedTabs: boolean;
  weekMode: boolean;
  multiPage: boolean;
  cachePage: boolean;
  hideSetting: boolean;
  /** Empty: the site's name. */
  systemName: string;
  /** Empty: the site's copyright line. */
  copyright: string;
  animate: Transition;
  footerLinks: readonly FooterLink[];
}

/** Default settings (spec section 4). */
export const DEFAULTS: Settings = {
  lang: 'CN',
  theme: { color: '#1890ff', mode: 'light' },
  layout: 'head',
  pageWidth: 'fluid',
  fixedHeader: true,
  fixedSideBar: true,
  fixedTabs: true,
  weekMode: false,
  multiPage: true,
  cachePage: true,
  hideSetting: true,
  systemName: '',
  copyright: '',
  animate: { disabled: true, name: 'flip', direction: 'left' },
  footerLinks: [],
};

function oneOf<T extends string>(values: readonly T[], value: unknown, fallback: T): T {
  return values.find((known) => known === value) ?? fallback;
}

const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);
const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function links(value: unknown): FooterLink[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(record)
    .map(({ name, link }) => ({ name: text(name, ''), link: text(link, '') }))
    .filter(({ name, link }) => name !== '' && /^https?:\/\//i.test(link));
}

/** Keeps valid parts of stored settings and replaces the rest with defaults. */
export function repairSettings(stored: unknown): Settings {
  const old = record(stored);
  const theme = record(old['theme']);
  const animate = record(old['animate']);
  return {
    lang: isLanguage(old['lang']) ? old['lang'] : DEFAULTS.lang,
    theme: {
      color: oneOf(COLORS, theme['color'], DEFAULTS.theme.color),
      mode: oneOf(MODES, theme['mode'], DEFAULTS.theme.mode),
    },
    layout: oneOf(LAYOUTS, old['layout'], DEFAULTS.layout),
    pageWidth: oneOf(WIDTHS, old['pageWidth'], DEFAULTS.pageWidth),
    fixedHeader: flag(old['fixedHeader'], DEFAULTS.fixedHeader),
    fixedSideBar: flag(old['fixedSideBar'], DEFAULTS.fixedSideBar),
    fixedTabs: flag(old['fixedTabs'], DEFAULTS.fixedTabs),
    weekMode: flag(old['weekMode'], DEFAULTS.weekMode),
    multiPage: flag(old['multiPage'], DEFAULTS.multiPage),
    cachePage: flag(old['cachePage'], DEFAULTS.cachePage),
    hideSetting: flag(old['hideSetting'], DEFAULTS.hideSetting),
    systemName: text(old['systemName'], DEFAULTS.systemName),
    copyright: text(old['copyright'], DEFAULTS.copyright),
    animate: {
      disabled: flag(animate['disabled'], DEFAULTS.animate.disabled),
      name: oneOf(TRANSITION_NAMES, animate['name'], DEFAULTS.animate.name),
      direction: oneOf(TRANSITION_DIRECTIONS, animate['direction'], DEFAULTS.animate.direction),
    },
    footerLinks: links(old['footerLinks']),
  };
}
