import type { Bundle } from '@/i18n/bundles';
import type { Language } from '@/i18n/languages';

export type Texts = Readonly<Record<Language, string>>;

/** Markup in parts: strings shared by all languages, and translated texts. */
export type Markup = readonly (string | Texts)[];

export interface FirstScreenPage {
  frame: number;
  /** `href` of the frame's link to this page. */
  current?: string;
  /** Index of the content of `main` in `FirstScreens.mains`. */
  main: number;
  /** Paths that its loader requests without a session; `ID_MARK` stands for the URL's `id`. */
  requests: readonly string[];
  /** Mobile page for phones. */
  phone?: string;
  /** Script files, except those in the HTML. */
  scripts: readonly string[];
  bundles: readonly Bundle[];
}

/** Written into the HTML as JSON by the build (`scripts/vite/first-screen`), read by `boot.ts`. */
export interface FirstScreens {
  /** Frames with an empty `main` element. */
  frames: readonly Markup[];
  /** Contents of `main`; pages of both sites may share them. */
  mains: readonly Markup[];
  /** Pages by path; a string is the target of a redirect. */
  pages: Readonly<Record<string, FirstScreenPage | string>>;
  /** Sections without first screens: the back office, and pages that require a permission. */
  notPrerendered: readonly string[];
  texts: Readonly<Record<Bundle, Readonly<Record<Language, readonly string[]>>>>;
}

/** Stands for the record's id in a path to request. */
export const ID_MARK = 'record-id';

/** Key of the page for unknown URLs. */
export const NOT_FOUND = '*';
