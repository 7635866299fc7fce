import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified script of axe, because every page compiles it again. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Axe rules that run together. */
interface Rules {
  type: 'tag' | 'rule';
  values: string[];
}

/** All of WCAG 2.2 AA. */
const WCAG: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** Rules that another mode of the same page may violate. */
export const COLOURS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface Violation {
  rule: string;
  selector: string;
  html: string;
  reason: string | undefined;
}

/** Returns the page’s violations of these rules. Runs in the page. */
async function findViolations(runOnly: Rules): Promise<Violation[]> {
  // Waits for animations, because appearing text is half-transparent. The wait is limited, because
  // scroll-driven animations never end.
  const ends = document.getAnimations().map((animation) => animation.finished);
  const second = new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.race([Promise.allSettled(ends), second]);
  const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run({
    resultTypes: ['violations'],
    // No rule of these levels needs style sheets, which axe would fetch again.
    preload: false,
    runOnly,
    // Experimental in axe, but a rule of WCAG 2.1 A (2.5.3): a name contains the visible text.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  // A modal dialog covers elements below it, which cannot be clicked.
  const dialog = document.querySelector('[role=dialog][aria-modal=true]');
  const covers = dialog !== null && dialog.getClientRects().length > 0;
  const isCovered = (selector: string) =>
    covers && document.querySelector(selector)?.closest('[aria-modal=true]') === null;
  return found.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, html, any: [reason] }) => ({
        rule: id,
        selector: String(target[0]),
        html,
        reason: reason?.message,
      }))
      .filter(({ selector }) => id !== 'target-size' || !isCovered(selector)),
  );
}

/** Returns the page’s violations of WCAG 2.2 AA, or of some of its rules, one per line. */
export async function violations(page: Page, rules = WCAG): Promise<string[]> {
  // Injected once per document: injecting axe takes as long as a check.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  const found = await page.evaluate(findViolations, rules);
  return found.map(({ rule, html, reason }) => {
    const why = reason === undefined ? '' : ` (${reason})`;
    return `${rule}: ${html.slice(0, 160)}${why}`;
  });
}
