import type { Page } from '@playwright/test';
import { type DemoAccount, isMobilePage, type SitePage } from '../../scripts/support/every-page.ts';
import { expect, stands } from './fixtures.ts';
import type { Interaction } from './interactions.ts';
import { DESK, PHONE } from './mobile-support.ts';
import { demoSession, restoreStorage } from './sessions.ts';
import { scrollThrough, Settling } from './settle.ts';
import type { Say } from './site-words.ts';

/** What a visitor has chosen of the site's looks. */
export interface Look {
  mode: 'light' | 'dark' | 'night';
  /** The filter for a colour weakness, on top of the mode. */
  weekMode?: boolean;
}

/** How a visitor has set the site. */
export interface View extends Look {
  lang: 'CN' | 'US' | 'HK';
}

/** A window of the desktop site as narrow as a phone's. */
export const NARROW = { width: 390, height: 844 };

/** Each language and each mode, English twice: its words are the longest. */
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

/** Whether everything is asked in every view (`npm run test:all`), or in the views by turns. */
export const EXHAUSTIVE = process.env['EVERY_VIEW'] !== undefined;

/** Pages that are opened in one view. */
interface Viewed<P extends SitePage> {
  view: View;
  pages: P[];
  /** The other modes, which each of them then takes on where it stands. */
  further: readonly Look[];
}

/**
 * Which pages are opened in which view: each in one by turns, or each in every language, in one mode by
 * turns and then in the others.
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

/** Pages that one walk can pass: on one device, by one account. */
interface Walk<P extends SitePage> {
  who: string;
  account: DemoAccount | undefined;
  device: typeof PHONE | typeof DESK;
  pages: readonly P[];
}

/** Pages in as few walks as can be. */
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

/** Looks in words. */
export function lookName({ mode, weekMode = false }: Look): string {
  return `${mode}${weekMode ? ', weak' : ''}`;
}

/** A view in words. */
export function viewName({ lang, ...look }: View): string {
  return `${lang}, ${lookName(look)}`;
}

function settingsOf({ lang, mode, weekMode = false }: View) {
  return { lang, weekMode, theme: { color: '#1890ff', mode } } as const;
}

/** A browser page that walks from one page of the site to the next, as one account, in one view. */
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

  /** Gets ready to open the first page. */
  static async start(page: Page, view: View, account?: DemoAccount): Promise<Walker> {
    const session = account && (await demoSession(page, account));
    await restoreStorage(page, { settings: settingsOf(view), ...(session && { session }) });
    return new Walker(page, view.lang);
  }

  /** Opens a page, the first by its address, the next inside the site, and looks at all of it. */
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
    expect(shown, 'the page that was asked for').toBe(asked);
  }

  /** Opens the first page, by its address. */
  async #enter({ path }: SitePage): Promise<void> {
    await this.#page.goto(`/#${path}`);
    this.#inside = true;
    await stands(this.#page);
    await this.settle();
  }

  /** Opens the first page and, within or over it, what opens there. */
  async openUp(opening: Interaction, say: Say): Promise<void> {
    if (opening.narrow) await this.#page.setViewportSize(NARROW);
    await this.#enter(opening);
    await opening.open(this.#page, say);
    await this.settle();
  }

  /** Has the page take on other looks, as those that another tab of the browser has saved. */
  async takeOn(look: Look): Promise<void> {
    const settings = JSON.stringify({ version: 1, ...settingsOf({ lang: this.#lang, ...look }) });
    await this.#page.evaluate((newValue) => {
      localStorage.setItem('settings', newValue);
      window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue }));
    }, settings);
    await expect(this.#page.locator('html')).toHaveAttribute('data-mode', look.mode);
  }

  /** Waits until what was done to the page has been answered and drawn. */
  settle(): Promise<void> {
    return this.#settling.wait();
  }
}
