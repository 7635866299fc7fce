import { type Browser, chromium } from 'playwright';
import { findChromium } from '../find-chromium.ts';

/**
 * The system's Chromium, without what would use network or processor beside the page.
 * @param endAtSignals whether a signal (Ctrl-C) closes it and ends this process
 */
export async function launchChromium({ endAtSignals = true } = {}): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    handleSIGINT: endAtSignals,
    handleSIGTERM: endAtSignals,
    handleSIGHUP: endAtSignals,
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}
