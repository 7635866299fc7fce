/** A page's frame and its content as pieces of markup, and which link of the frame leads to it. */
export interface Screen {
  shell: number;
  main: number;
  /** The current entry of the menu: its place among the frame's links. */
  current?: number;
}

/** What the HTML knows of a page before any of its code is there. */
export interface FirstScreenPage {
  /** What a visitor sees, and who is logged in; absent: nothing can be drawn. */
  visitor?: Screen;
  member?: Screen;
  /** Its scripts, and the parts of the site whose texts it shows. */
  files: readonly number[];
  texts: readonly number[];
  /** What its loader asks a visitor's server for; `ID_MARK` stands for the address's `id`. */
  requests: readonly string[];
  /** The page of the mobile site that a phone gets in its place. */
  phone?: string;
}

/**
 * What the build writes into the HTML about the first screen of every page
 * (`scripts/vite/first-screen`), and `boot.ts` reads.
 */
export interface FirstScreens {
  /** Pieces of markup; `{3}` stands for the fourth text. */
  markup: readonly string[];
  /** Texts in the order of `LANGUAGES`. */
  texts: readonly (readonly string[])[];
  /** Names of scripts below `assets/`, without their ending. */
  files: readonly string[];
  /** The scripts of the texts that every page needs, and of each further part: by language. */
  core: readonly (readonly number[])[];
  parts: readonly (readonly (readonly number[])[])[];
  /** By path; a text names the page that this one leads to, 0 stands for a page of the back office. */
  pages: Readonly<Record<string, FirstScreenPage | string | 0>>;
}

/** Stands for the record's identifier in an address that is asked for. */
export const ID_MARK = 'record-id';

/** The page of an address that leads nowhere. */
export const NOT_FOUND = '*';
