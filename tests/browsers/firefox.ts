import { firefox, type Page } from 'playwright';
import { findProgram } from '../../scripts/find-browsers.ts';
import { IPHONE } from './devices.ts';
import { type Engine, Visitor } from './visitor.ts';

/** Longer nothing is waited for, ms. */
const TIMEOUT = 15_000;

class FirefoxVisitor extends Visitor {
  readonly #page: Page;

  constructor(page: Page, origin: string) {
    super(origin);
    this.#page = page;
  }

  #first(selector: string) {
    return this.#page.locator(selector).filter({ visible: true }).first();
  }

  override async goto(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  override async reload(): Promise<void> {
    await this.#page.reload();
  }

  override async run<A extends unknown[], R>(
    act: (...values: A) => R,
    ...values: A
  ): Promise<Awaited<R>> {
    const call = `(${act.toString()})(...${JSON.stringify(values)})`;
    return await this.#page.evaluate<Awaited<R>>(call);
  }

  override count(selector: string): Promise<number> {
    return this.#page.locator(selector).filter({ visible: true }).count();
  }

  override click(selector: string): Promise<void> {
    return this.#first(selector).click();
  }

  override async fill(selector: string, text: string): Promise<void> {
    const field = this.#first(selector);
    await field.click();
    // By keys: what the driver itself fills in, the page hears nothing of.
    await field.press('Control+A');
    await field.press('Backspace');
    await field.pressSequentially(text);
  }

  override async select(selector: string, label: string): Promise<void> {
    await this.#first(selector).selectOption({ label });
  }

  override upload(selector: string, path: string): Promise<void> {
    return this.#page.locator(selector).first().setInputFiles(path);
  }

  override screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  override close(): Promise<void> {
    return this.#page.context().close();
  }
}

/** The system's Firefox, by WebDriver BiDi: Playwright's own build of it is in no registry. */
export async function openFirefox(): Promise<Engine> {
  const engine = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findProgram('firefox'),
    headless: true,
  });
  return {
    open: async ({ width, height, phone }, origin) => {
      const context = await engine.newContext({
        viewport: { width, height },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
        ...(phone && { userAgent: IPHONE }),
      });
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT);
      return new FirefoxVisitor(page, origin);
    },
    close: () => engine.close(),
  };
}
