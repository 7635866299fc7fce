import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, until, type WebElement } from 'selenium-webdriver';
import { afterAll } from 'vitest';
import { findProgram } from '../../scripts/find-browsers.ts';
import { freePort } from '../server/support/free-port.ts';
import { type Browser, type Size, TIMEOUT } from './browser.ts';
import { smoke } from './smoke.ts';

/** Settings of WebKitGTK without a graphics card and without a sandbox. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
};

/** Starts a display of this size, a window manager that maximizes one window, and a driver. */
async function startDriver({ width, height }: Size): Promise<string> {
  const screen = spawn(
    findProgram('Xvfb'),
    ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, ...ENVIRONMENT, DISPLAY: `:${display.toString().trim()}` };
  const manager = findProgram('matchbox-window-manager');
  const windows = spawn(manager, ['-use_titlebar', 'no'], { env, stdio: 'ignore' });
  const port = String(await freePort());
  const driver = spawn(findProgram('WebKitWebDriver'), [`--port=${port}`], { env });
  afterAll(() => {
    for (const child of [driver, windows, screen]) child.kill();
  });
  return `http://127.0.0.1:${port}`;
}

const drivers = new Map<Size, Promise<string>>();

/**
 * Opens the system’s WebKitGTK, the engine of every browser on an iPhone, with an ephemeral
 * profile.
 */
async function open(size: Size): Promise<Browser> {
  const server = drivers.get(size) ?? startDriver(size);
  drivers.set(size, server);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findProgram('MiniBrowser'), args: ['--automation'] },
  });
  const driver = await new Builder()
    .usingServer(await server)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().setTimeouts({ script: TIMEOUT, pageLoad: 2 * TIMEOUT });

  /** Retries while the element is missing, hidden, covered or replaced. */
  const act = (xpath: string, action: (element: WebElement) => Promise<void>) =>
    driver.wait(
      async () => {
        try {
          for (const element of await driver.findElements(By.xpath(xpath))) {
            if (!(await element.isDisplayed()) || !(await element.isEnabled())) continue;
            await action(element);
            return true;
          }
        } catch {}
        return false;
      },
      TIMEOUT,
      xpath,
    );

  return {
    goto: (address) => driver.get(address),
    run: (expression) => driver.executeScript(`return ${expression}`),
    click: async (xpath) => {
      await act(xpath, (element) => element.click());
    },
    fill: async (xpath, text) => {
      await act(xpath, (element) => element.sendKeys(text));
    },
    upload: async (xpath, path) => {
      const input = await driver.wait(until.elementLocated(By.xpath(xpath)), TIMEOUT);
      await input.sendKeys(path);
    },
    close: () => driver.quit(),
  };
}

smoke('WebKit', open);
