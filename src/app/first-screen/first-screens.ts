import type { Bundle } from '@/i18n/bundles';

/** Markup in pieces, in several languages. */
export interface Pieces {
  /** `{3}` stands for the fourth text. */
  markup: readonly string[];
  /** Of each language in the order of `LANGUAGES`, a text a line. */
  texts: readonly string[];
}

/** What the HTML knows of a page before any of its code is there. */
export interface FirstScreenPage {
  /** Its frame among `FirstScreens.frames`, and which of the frame's links leads to it. */
  frame: number;
  current?: number;
  /** What stands in the frame, as a piece of markup. */
  main: number;
  /** What members see there in its place, among the pieces of `PageResources`. */
  member?: number;
  /** What its loader asks a visitor's server for; `ID_MARK` stands for the address's `id`. */
  requests?: readonly string[];
  /** The page of the mobile site that a phone gets in its place, where that isn't its twin. */
  phone?: string;
}

/**
 * What the build writes into the HTML about the first screen of every page
 * (`scripts/vite/first-screen`), and `boot.ts` reads.
 */
export interface FirstScreens extends Pieces {
  /** What stands around pages, as pieces of markup: first for visitors, then for members. */
  frames: readonly (readonly number[])[];
  /** By path; a text names the page that this one leads to. */
  pages: Readonly<Record<string, FirstScreenPage | string>>;
  /** Folders of the back office, whose pages have no first screen. */
  undrawn: readonly string[];
}

/**
 * What the first screen can wait for, and the page's scripts: a file of its own, asked for by
 * `boot.ts`, so that the HTML stays small.
 */
export interface PageResources {
  /** What only members see. */
  members: Pieces;
  /** Drawings, by the numbers in the `data-late` of their places. */
  drawings: readonly string[];
  /** Names of scripts below `assets/`, without their ending. */
  files: readonly string[];
  /** The scripts of each bundle of texts, by language in the order of `LANGUAGES`. */
  texts: Readonly<Record<Bundle, readonly (readonly number[])[]>>;
  /** By path: the page's scripts, and its bundles of texts. */
  pages: Readonly<Record<string, { files: readonly number[]; bundles: readonly Bundle[] }>>;
}

/** Stands for the record's identifier in an address that is asked for. */
export const ID_MARK = 'record-id';

/** The page of an address that leads nowhere. */
export const NOT_FOUND = '*';
