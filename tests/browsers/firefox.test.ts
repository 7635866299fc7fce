import { type Browser as Engine, firefox } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findProgram } from '../../scripts/find-browsers.ts';
import { type Browser, type Size, TIMEOUT } from './browser.ts';
import { smoke } from './smoke.ts';

/** The system’s Firefox over WebDriver BiDi, because geckodriver is in no package registry. */
let engine: Engine;

beforeAll(async () => {
  engine = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findProgram('firefox'),
  });
}, 120_000);
afterAll(() => engine.close());

/** Opens a page in a new context without storage or cache. */
async function open(viewport: Size): Promise<Browser> {
  const page = await engine.newPage({ viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(TIMEOUT);
  const first = (xpath: string) => page.locator(`xpath=${xpath}`).filter({ visible: true }).first();
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    run: (expression) => page.evaluate(expression),
    click: (xpath) => first(xpath).click(),
    fill: async (xpath, text) => {
      // Firefox fires no input events for Playwright’s own `fill`.
      await first(xpath).click();
      await first(xpath).pressSequentially(text);
    },
    upload: (xpath, path) => page.locator(`xpath=${xpath}`).first().setInputFiles(path),
    close: () => page.close(),
  };
}

smoke('Firefox', open);
