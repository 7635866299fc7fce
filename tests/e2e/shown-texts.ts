import type { Page } from '@playwright/test';

/** A text that is visible or read aloud. */
export interface ShownText {
  text: string;
  /** Its element, and its attribute if it is one. */
  where: string;
  /** The declared language of its element. */
  lang: string | undefined;
}

/** Returns the visible texts, accessible names and title of the page. */
export function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
    const NAMED = [...SPOKEN, 'title', 'placeholder', 'alt'];
    const nameOf = (element: Element) => element.outerHTML.replace(/>.*$/s, '>').slice(0, 120);
    const shown: { text: string; where: string; lang: string | undefined }[] = [
      { text: document.title, where: 'title', lang: undefined },
    ];
    for (const element of document.body.querySelectorAll('*')) {
      // Codes, examples and product names are the same in all languages and are marked as such.
      if (element.closest('script, style, template, [translate=no]') !== null) continue;
      // antd’s list for screen readers: options are announced by label, not value.
      const labelled = element.matches('[role=option][aria-label]');
      const hidden = !element.checkVisibility({ visibilityProperty: true });
      // Options of a closed list are announced only when it opens.
      if (hidden && !(element instanceof HTMLOptionElement)) continue;
      const lang = element.closest<HTMLElement>('body [lang]')?.lang;
      for (const node of element.childNodes)
        if (node instanceof Text && !labelled)
          shown.push({ text: node.data, where: nameOf(element), lang });
      for (const name of NAMED) {
        const text = element.getAttribute(name);
        const heard = !SPOKEN.includes(name) || element.closest('[aria-hidden=true]') === null;
        if (text !== null && heard)
          shown.push({ text, where: `${name} of ${nameOf(element)}`, lang });
      }
      for (const pseudo of ['::before', '::after']) {
        const { content } = getComputedStyle(element, pseudo);
        // The part after the slash is its spoken form.
        const text = /^"(.*?)"(?: \/ ".*")?$/.exec(content)?.[1];
        if (text !== undefined)
          shown.push({ text, where: `${pseudo} of ${nameOf(element)}`, lang });
      }
    }
    return shown;
  });
}
