import type { Page } from '@playwright/test';
import { type DemoAccount, isMobilePage, type SitePage } from '../../scripts/support/every-page.ts';
import { expect, waitUntilInteractive } from './fixtures.ts';
import type { Interaction } from './interactions.ts';
import { DESK, PHONE } from './mobile-support.ts';
import { demoSession, restoreStorage } from './sessions.ts';
import { scrollThrough, Settling } from './settle.ts';
import type { TextOf } from './site-words.ts';

/** Appearance settings. */
export interface Look {
  mode: 'light' | 'dark' | 'night';
  /** The filter for color blindness, in addition to the mode. */
  weekMode?: boolean;
}

/** Language and appearance. */
export interface View extends Look {
  lang: 'CN' | 'US' | 'HK';
}

/** A desktop window as narrow as a phone. */
export const NARROW = { width: 390, height: 844 };

/** Each language and each mode; English twice, because its words are the longest. */
const TURNS: readonly View[] = [
  { lang: 'CN', mode: 'light' },
  { lang: 'US', mode: 'night' },
  { lang: 'HK', mode: 'dark', weekMode: true },
  { lang: 'US', mode: 'light' },
];

const LANGUAGES = ['CN', 'US', 'HK'] as const;

/** Each mode. */
const LOOKS: readonly Look[] = [
  { mode: 'light' },
  { mode: 'night' },
  { mode: 'dark', weekMode: true },
];

/** Whether every page is checked in every view (`npm run test:all`) or in alternating views. */
export const EXHAUSTIVE = process.env['EVERY_VIEW'] !== undefined;

/** Pages opened in one view. */
interface Viewed<P extends SitePage> {
  view: View;
  pages: P[];
  /** The other modes, which each page then switches to. */
  further: readonly Look[];
}

/**
 * Assigns pages to views: each page to one view in turn, or to every language, starting in
 * alternating modes.
 */
export function viewsOf<P extends SitePage>(pages: readonly P[]): Viewed<P>[] {
  const ofTurn = (turns: number, turn: number) => pages.filter((_, at) => at % turns === turn);
  const views = EXHAUSTIVE
    ? LANGUAGES.flatMap((lang, language) =>
        LOOKS.map((look, turn) => ({
          view: { lang, ...look },
          pages: ofTurn(LOOKS.length, (turn + language) % LOOKS.length),
          further: LOOKS.filter((other) => other !== look),
        })),
      )
    : TURNS.map((view, turn) => ({ view, pages: ofTurn(TURNS.length, turn), further: [] }));
  return views.filter(({ pages: own }) => own.length > 0);
}

/** Pages of one walk: one device and one account. */
interface Walk<P extends SitePage> {
  who: string;
  account: DemoAccount | undefined;
  device: typeof PHONE | typeof DESK;
  pages: readonly P[];
}

/** Groups pages into as few walks as possible. */
export function walksOf<P extends SitePage>(pages: readonly P[]): Walk<P>[] {
  const byVisitor = Map.groupBy(
    pages,
    (page) => `${page.account ?? 'visitor'}${isMobilePage(page) ? ' on a phone' : ''}`,
  );
  return [...byVisitor].map(([who, group]) => ({
    who,
    account: group[0]?.account,
    device: who.endsWith('phone') ? PHONE : DESK,
    pages: group,
  }));
}

/** Describes an appearance. */
export function lookName({ mode, weekMode = false }: Look): string {
  return `${mode}${weekMode ? ', weak' : ''}`;
}

/** Describes a view. */
export function viewName({ lang, ...look }: View): string {
  return `${lang}, ${lookName(look)}`;
}

function settingsOf({ lang, mode, weekMode = false }: View) {
  return { lang, weekMode, theme: { color: '#1890ff', mode } } as const;
}

/** A browser page that walks through the site with one account in one view. */
export class Walker {
  readonly #page: Page;
  readonly #lang: View['lang'];
  readonly #settling: Settling;
  #inside = false;

  private constructor(page: Page, lang: View['lang']) {
    this.#page = page;
    this.#lang = lang;
    this.#settling = new Settling(page);
  }

  /** Prepares the first page. */
  static async start(page: Page, view: View, account?: DemoAccount): Promise<Walker> {
    const session = account && (await demoSession(page, account));
    await restoreStorage(page, { settings: settingsOf(view), ...(session && { session }) });
    return new Walker(page, view.lang);
  }

  /** Opens a page, the first by address and others within the site, and renders all of it. */
  async open(sitePage: SitePage): Promise<void> {
    const { path } = sitePage;
    if (!this.#inside) {
      await this.#enter(sitePage);
    } else {
      await this.#page.evaluate((to) => {
        window.location.hash = to;
      }, path);
      await this.settle();
    }
    await scrollThrough(this.#page);
    await this.settle();
    await expect(this.#page.locator('#root h1').filter({ visible: true })).toHaveCount(1);
    const [asked, shown] = [`#${path}`, new URL(this.#page.url()).hash].map(
      (one) => one.split('?')[0],
    );
    expect(shown, 'the requested page').toBe(asked);
  }

  /** Opens the first page by address. */
  async #enter({ path }: SitePage): Promise<void> {
    await this.#page.goto(`/#${path}`);
    this.#inside = true;
    await waitUntilInteractive(this.#page);
    await this.settle();
  }

  /** Opens the first page and performs its interaction. */
  async openInteraction(interaction: Interaction, textOf: TextOf): Promise<void> {
    if (interaction.narrow) await this.#page.setViewportSize(NARROW);
    await this.#enter(interaction);
    await interaction.open(this.#page, textOf);
    await this.settle();
  }

  /** Applies another appearance, as if saved in another tab. */
  async applyLook(look: Look): Promise<void> {
    const settings = JSON.stringify({ version: 1, ...settingsOf({ lang: this.#lang, ...look }) });
    await this.#page.evaluate((newValue) => {
      localStorage.setItem('settings', newValue);
      window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue }));
    }, settings);
    await expect(this.#page.locator('html')).toHaveAttribute('data-mode', look.mode);
  }

  /** Waits until requests and rendering have finished. */
  settle(): Promise<void> {
    return this.#settling.wait();
  }
}
