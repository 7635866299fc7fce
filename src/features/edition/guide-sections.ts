/** A part of the guide's rich text: what stands under one of its headings. */
export interface GuideSection {
  title: string;
  html: string;
}

/**
 * Takes rich text apart at its second-level headings. What stands before the first is a part
 * without a title of its own.
 */
export function guideSections(html: string): GuideSection[] {
  const sections: GuideSection[] = [];
  // A parsed document runs no scripts; what is shown of it is sanitised where it is shown.
  for (const node of new DOMParser().parseFromString(html, 'text/html').body.children) {
    if (node.tagName === 'H2') {
      sections.push({ title: node.textContent.trim(), html: '' });
      continue;
    }
    if (sections.length === 0) {
      if (node.textContent.trim() === '') continue;
      sections.push({ title: '', html: '' });
    }
    const last = sections.at(-1);
    if (last) last.html += node.outerHTML;
  }
  return sections;
}
