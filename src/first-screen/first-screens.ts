import type { Bundle } from '@/i18n/bundles';
import type { Language } from '@/i18n/languages';

/** A text in each language. */
export type Texts = Readonly<Record<Language, string>>;

/** Markup in parts: strings that all languages share, and texts that differ. */
export type Markup = readonly (string | Texts)[];

/** What the HTML contains of a page before any of its code has loaded. */
export interface FirstScreenPage {
  /** Index of its frame in `FirstScreens.frames`. */
  frame: number;
  /** Address of the frame's link to this page, as in its `href`. */
  current?: string;
  /** Index of the content of the frame's `main` element in `FirstScreens.mains`. */
  main: number;
  /** Paths that its loader requests for a visitor, with `ID_MARK` in place of the address's `id`. */
  requests: readonly string[];
  /** The page of the mobile site that phones get instead. */
  phone?: string;
  /** Files of its scripts, without those that the HTML names. */
  scripts: readonly string[];
  /** The bundles of texts that its loaders load. */
  bundles: readonly Bundle[];
}

/** What the build writes into the HTML as JSON (`scripts/vite/first-screen`), and `boot.ts` reads. */
export interface FirstScreens {
  /** Frames, with an empty `main` element. */
  frames: readonly Markup[];
  /** Contents of `main`; pages of both sites may share one. */
  mains: readonly Markup[];
  /** Pages by path; a string is the path of the page to which this one redirects. */
  pages: Readonly<Record<string, FirstScreenPage | string>>;
  /** First folders of the back office's paths, whose pages have no first screen. */
  undrawn: readonly string[];
  /** Files of the scripts of each bundle of texts. */
  texts: Readonly<Record<Bundle, Readonly<Record<Language, readonly string[]>>>>;
}

/** Marks the record's identifier in a path to request. */
export const ID_MARK = 'record-id';

/** The key of the page for unknown addresses. */
export const NOT_FOUND = '*';
