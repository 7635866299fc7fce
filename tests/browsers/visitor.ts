import { expect } from '@playwright/test';
import { untilNamed } from '../support/until-named.ts';
import { byRole } from './by.ts';
import type { Device } from './devices.ts';

/** Longer no page is waited for, ms. */
const TIMEOUT = 14_000;

/** How long it is until a page is looked at once more, ms: the runner's own pauses grow to a second. */
export const OFTEN = [50, 100, 150];

/**
 * One browser that looks at the site, with nothing stored and nothing cached at first. Elements are
 * found by selectors of `by.ts`; the drivers differ, the steps don't.
 */
export abstract class Visitor {
  /** Scheme, host and port of the site. */
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Loads an address, and resolves once its document has loaded. */
  abstract goto(address: string): Promise<void>;
  abstract reload(): Promise<void>;
  /** Calls a function in the page; it can't see anything outside itself. */
  abstract run<A extends unknown[], R>(act: (...values: A) => R, ...values: A): Promise<Awaited<R>>;
  /** How many elements that can be seen match. */
  abstract count(selector: string): Promise<number>;
  /** Presses the first element that matches, once it can be pressed. */
  abstract click(selector: string): Promise<void>;
  /** Types into a field; what was in it goes. */
  abstract fill(selector: string, text: string): Promise<void>;
  /** Chooses an option of a native list by its text. */
  abstract select(selector: string, option: string): Promise<void>;
  /** Gives a file input a file of this machine, by its path. */
  abstract upload(selector: string, path: string): Promise<void>;
  /** A PNG of the window. */
  abstract screenshot(): Promise<Buffer>;
  abstract close(): Promise<void>;

  /** Opens a page by its address behind the `#`, and waits until it can be operated. */
  async open(path: string): Promise<void> {
    // Another address behind the `#` alone would load nothing again.
    await this.goto(`${this.origin}/__blank`);
    await this.goto(`${this.origin}/#${path}`);
    await this.stands();
  }

  /** Waits until the page can be operated: then it names itself. */
  async stands(): Promise<void> {
    await this.run(untilNamed, TIMEOUT);
    expect(await this.run(() => document.title), 'title').toMatch(/ - /);
    await this.sees(byRole('heading'));
  }

  /** Waits until an element can be seen. */
  async sees(selector: string): Promise<void> {
    await expect
      .poll(() => this.count(selector), { message: `sees ${selector}`, intervals: OFTEN })
      .toBeGreaterThan(0);
  }

  /** Waits until no such element can be seen. */
  async seesNo(selector: string): Promise<void> {
    await expect
      .poll(() => this.count(selector), { message: `sees no ${selector}`, intervals: OFTEN })
      .toBe(0);
  }
}

/** A kind of browser. */
export interface Engine {
  /** Opens one that has nothing of the origin, as a first visit finds it. */
  open: (device: Device, origin: string) => Promise<Visitor>;
  close: () => Promise<void>;
}
