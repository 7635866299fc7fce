import type { Page } from '@playwright/test';

/**
 * Returns controls smaller than 44 px. Excludes links in running text (WCAG 2.5.8). A checkbox
 * includes its label, a tab its padding, a link the card it covers.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const LEAST = 43.5;
    const operable =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=switch], [tabindex="0"]:not([role=region])';
    const inText = (target: Element) => {
      if (target.tagName !== 'A' || getComputedStyle(target).display !== 'inline') return false;
      const around = target.closest('p, li, dd, td');
      return around !== null && around.textContent.trim() !== target.textContent.trim();
    };
    /** Returns the card that a link covers. */
    const covered = (target: Element) => {
      const { content, position, inset } = getComputedStyle(target, '::after');
      const covers = content !== 'none' && position === 'absolute' && inset === '0px';
      return covers && target instanceof HTMLElement ? target.offsetParent : null;
    };
    const partOf = (target: Element): Element[] => [
      ...(target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []),
      ...[
        covered(target),
        target.closest(
          '.ant-input-affix-wrapper, .ant-input-number, .ant-select, .ant-picker, .ant-tabs-tab',
        ),
      ].filter((one) => one !== null),
    ];
    return [...document.querySelectorAll(operable)]
      .filter((target) =>
        target.checkVisibility({ opacityProperty: false, visibilityProperty: true }),
      )
      .filter((target) => target.closest('[aria-hidden="true"], .visually-hidden') === null)
      .filter((target) => !inText(target))
      .filter((target) => {
        const boxes = [target, ...partOf(target)].map((one) => one.getBoundingClientRect());
        return !boxes.some(({ width, height }) => width >= LEAST && height >= LEAST);
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const size = `${width.toFixed(0)} × ${height.toFixed(0)}`;
        return `${size}: ${target.outerHTML.slice(0, 140)} in ${target.parentElement?.className ?? ''}`;
      });
  });
}

/** Returns fields with a font size that makes phones zoom in. */
export async function zoomedFields(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter(
        (field) =>
          field.checkVisibility({ visibilityProperty: true }) &&
          !(field instanceof HTMLInputElement && /checkbox|radio|file/.test(field.type)),
      )
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 140)),
  );
}
