import type { Page } from '@playwright/test';

/** A text that a visitor sees or hears. */
export interface ShownText {
  text: string;
  /** The element it stands in, and the attribute, where it is one. */
  where: string;
  /** The language that its element says it is in, where it says so. */
  lang: string | undefined;
}

/** Every text on the page: what is visible, what is read out, and the title. */
export function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
    const NAMED = [...SPOKEN, 'title', 'placeholder', 'alt'];
    const nameOf = (element: Element) => element.outerHTML.replace(/>.*$/s, '>').slice(0, 120);
    const shown: { text: string; where: string; lang: string | undefined }[] = [
      { text: document.title, where: 'title', lang: undefined },
    ];
    for (const element of document.body.querySelectorAll('*')) {
      // Codes, examples and products' names are the same in every language, and say so.
      if (element.closest('script, style, template, [translate=no]') !== null) continue;
      // antd's list for readers: an option is heard by its label, its value by nobody.
      const labelled = element.matches('[role=option][aria-label]');
      const hidden = !element.checkVisibility({ visibilityProperty: true });
      // A closed list's options are heard when it is operated.
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
        // Behind a slash stands what it is read aloud as.
        const text = /^"(.*?)"(?: \/ ".*")?$/.exec(content)?.[1];
        if (text !== undefined)
          shown.push({ text, where: `${pseudo} of ${nameOf(element)}`, lang });
      }
    }
    return shown;
  });
}
