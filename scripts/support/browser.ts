import { type Browser, chromium } from 'playwright';
import { findChromium } from '../find-chromium.ts';

interface Launch {
  /** Whether a signal (Ctrl-C) closes the browser and ends this process. */
  endAtSignals?: boolean;
  /** Path of the program; undefined for Playwright's browser. */
  executablePath?: string | undefined;
}

/** Starts Chromium without background features that use network or processor. */
export async function launchChromium({
  endAtSignals = true,
  executablePath = findChromium(),
}: Launch = {}): Promise<Browser> {
  return chromium.launch({
    handleSIGINT: endAtSignals,
    handleSIGTERM: endAtSignals,
    handleSIGHUP: endAtSignals,
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}
