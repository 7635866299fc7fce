import { type Browser, chromium } from 'playwright';
import { findChromium } from '../find-chromium.ts';

/** The system's Chromium, without what would use network or processor beside the page. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}
