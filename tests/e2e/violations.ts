import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const selectorOf = ({ target }: { target: unknown[] }) => String(target[0]);

/** Those that lie under a modal dialog: it covers parts of them, and nobody can press them. */
async function underDialog(page: Page, selectors: string[]): Promise<Set<string>> {
  const under = await page.evaluate((all) => {
    const dialog = document.querySelector('[role=dialog][aria-modal=true]');
    if (dialog === null || dialog.getClientRects().length === 0) return [];
    return all.filter((one) => document.querySelector(one)?.closest('[aria-modal=true]') === null);
  }, selectors);
  return new Set(under);
}

/** What breaks WCAG 2.2 AA on the page as it stands, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Text on its way in is half-transparent; animations bound to scrolling never end, so not for ever.
  await page.evaluate(async () => {
    const ends = document.getAnimations().map((animation) => animation.finished);
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([Promise.allSettled(ends), second]);
  });
  // Legacy: in the page itself. The site has no frames, and the other way opens a page each time.
  const axe = new AxeBuilder({ page })
    // Experimental in axe, and a rule of WCAG 2.1 A (2.5.3): a name contains what is shown.
    .options({
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .withTags(LEVELS)
    .setLegacyMode();
  const { violations: found } = await axe.analyze();
  const under = await underDialog(
    page,
    found.filter(({ id }) => id === 'target-size').flatMap(({ nodes }) => nodes.map(selectorOf)),
  );
  return found.flatMap(({ id, nodes }) => {
    const own = nodes.filter((node) => id !== 'target-size' || !under.has(selectorOf(node)));
    return own.map(({ html, any: [reason] }) => {
      const why = reason === undefined ? '' : ` (${reason.message})`;
      return `${id}: ${html.slice(0, 160)}${why}`;
    });
  });
}
