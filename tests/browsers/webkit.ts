import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { build, type Rolldown } from 'vite';
import { findProgram } from '../../scripts/find-browsers.ts';
import { freePort } from '../server/support/free-port.ts';
import { type Device, IPHONE } from './devices.ts';
import { type Engine, Visitor } from './visitor.ts';

/** Longer nothing is waited for, ms. */
const TIMEOUT = 15_000;

/** What WebKitGTK needs where there is neither a graphics card nor a sandbox of its own. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  LANG: 'zh_CN.UTF-8',
  TZ: 'Asia/Shanghai',
};

/** The selector engine as one script for any page. */
async function selectorScript(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('in-page.ts', import.meta.url)),
        formats: ['iife'],
        name: '__selectors',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

/** A screen as large as the device, on which one window fills it all. */
async function startScreen({ width, height }: Device) {
  const size = `${width}x${height}x24`;
  const server = spawn(
    findProgram('Xvfb'),
    ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  const display = `:${number.toString().trim()}`;
  // Else a window is never narrower than its tool bar.
  const manager = spawn(findProgram('matchbox-window-manager'), ['-use_titlebar', 'no'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  return {
    display,
    end: () => {
      manager.kill();
      server.kill();
    },
  };
}

async function responses(address: string): Promise<boolean> {
  return await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** One device's driver: WebKitWebDriver has one session at a time. */
async function startDriver(device: Device) {
  const screen = await startScreen(device);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(findProgram('WebKitWebDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: screen.display },
  });
  const end = Date.now() + TIMEOUT;
  while (!(await responses(`${address}/status`))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start');
    await sleep(30);
  }
  return {
    address,
    end: () => {
      server.kill();
      screen.end();
    },
  };
}

async function startSession(address: string, { phone }: Device): Promise<WebDriver> {
  const args = ['--automation', ...(phone ? [`--user-agent=${IPHONE}`] : [])];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findProgram('MiniBrowser'), args },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: TIMEOUT, pageLoad: 2 * TIMEOUT });
  return driver;
}

/**
 * Brings an element out from under fixed bars, and says whether it is at another place a moment
 * later: a click would miss it. Runs in the page.
 */
async function isMoving(element: unknown): Promise<boolean> {
  (element as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify((element as Element).getBoundingClientRect());
  const before = place();
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  return place() !== before;
}

/** What a driver answers, unless it has stopped answering. */
async function inTime<T>(response: Promise<T>): Promise<T> {
  const late = new AbortController();
  const silence = sleep(TIMEOUT, undefined, { signal: late.signal }).then(() => {
    throw new Error('The driver of WebKit does not answer');
  });
  try {
    return await Promise.race([response, silence]);
  } finally {
    late.abort();
    silence.catch(() => undefined);
  }
}

class WebKitVisitor extends Visitor {
  readonly #driver: WebDriver;
  readonly #selectors: string;
  readonly #abandon: () => void;

  /** `abandon` ends the browser, where it no longer answers. */
  constructor(driver: WebDriver, selectors: string, origin: string, abandon: () => void) {
    super(origin);
    this.#driver = driver;
    this.#selectors = selectors;
    this.#abandon = abandon;
  }

  override async goto(address: string): Promise<void> {
    await this.#driver.get(address);
  }

  override async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
  }

  override async run<A extends unknown[], R>(
    act: (...values: A) => R,
    ...values: A
  ): Promise<Awaited<R>> {
    return await this.#driver.executeScript<Awaited<R>>(
      `return (${act.toString()})(...arguments)`,
      ...values,
    );
  }

  /** The elements that can be seen, or all that match; the engine comes into the page when needed. */
  async #find(selector: string, all = false): Promise<WebElement[]> {
    const find = 'return window.__selectors?.find(arguments[0], arguments[1]) ?? null';
    const found = await this.#driver.executeScript<WebElement[] | null>(find, selector, all);
    if (found !== null) return found;
    const engine = `${this.#selectors}; window.__selectors = __selectors;`;
    return await this.#driver.executeScript<WebElement[]>(`${engine} ${find}`, selector, all);
  }

  override async count(selector: string): Promise<number> {
    return (await this.#find(selector)).length;
  }

  /** Acts on the first element, again until it works: it may be replaced, covered, or not there yet. */
  async #act(
    selector: string,
    act: (element: WebElement) => Promise<unknown>,
    all = false,
  ): Promise<void> {
    const end = Date.now() + TIMEOUT;
    for (;;) {
      try {
        const [element] = await this.#find(selector, all);
        if (element === undefined) throw new Error(`nothing to see of ${selector}`);
        await act(element);
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await sleep(50);
      }
    }
  }

  override async click(selector: string): Promise<void> {
    await this.#act(selector, async (element) => {
      if (!(await element.isEnabled())) throw new Error(`${selector} is disabled`);
      if (await this.run(isMoving, element)) throw new Error(`${selector} moves`);
      await element.click();
    });
  }

  override async fill(selector: string, text: string): Promise<void> {
    await this.#act(selector, async (element) => {
      const value = await element.getAttribute('value');
      // No chord: WebKit takes its Control for held from then on.
      await element.sendKeys(Key.END, Key.BACK_SPACE.repeat(value?.length ?? 0), text);
    });
  }

  override async select(selector: string, option: string): Promise<void> {
    await this.#act(selector, async (element) => {
      const chosen = await this.#driver.executeScript<boolean>(
        `const [list, text] = arguments;
        const option = [...list.options].find((one) => one.text.trim() === text);
        if (!option || list.disabled) return false;
        list.focus();
        list.value = option.value;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;`,
        element,
        option,
      );
      if (!chosen) throw new Error(`no option ${option} in ${selector}`);
    });
  }

  override async upload(selector: string, path: string): Promise<void> {
    await this.#act(selector, (element) => element.sendKeys(path), true);
  }

  /** @throws where WebKit draws none in time: it waits for an endless animation to end */
  override async screenshot(): Promise<Buffer> {
    return Buffer.from(await inTime(this.#driver.takeScreenshot()), 'base64');
  }

  /** Leaves the page; the browser itself stays for who comes next. */
  override async close(): Promise<void> {
    await inTime(this.#driver.get('about:blank')).catch(this.#abandon);
  }
}

/** A browser that runs, on a screen as large as a device. */
interface Running {
  session: WebDriver;
  end: () => void;
}

async function start(device: Device): Promise<Running> {
  const driver = await startDriver(device);
  return { session: await startSession(driver.address, device), end: driver.end };
}

/**
 * The system's WebKitGTK, by WebDriver: the engine of every browser on an iPhone. One browser a device
 * shows what is opened one after another, each at an origin of its own, of which it knows nothing:
 * starting one takes as long as a visit.
 */
export async function openWebKit(): Promise<Engine> {
  const running = new Map<Device, Running>();
  const selectors = await selectorScript();
  return {
    open: async (device, origin) => {
      const browser = running.get(device) ?? (await start(device));
      running.set(device, browser);
      return new WebKitVisitor(browser.session, selectors, origin, () => {
        browser.end();
        running.delete(device);
      });
    },
    close: async () => {
      for (const { session, end } of running.values()) {
        await inTime(session.quit()).catch(() => undefined);
        end();
      }
    },
  };
}
