/** Section of the guide's rich text. */
export interface GuideSection {
  title: string;
  html: string;
}

/** Splits rich text at its h2 headings. Text before the first heading becomes a section without a title. */
export function guideSections(html: string): GuideSection[] {
  const sections: GuideSection[] = [];
  // A parsed document runs no scripts; `RichText` sanitizes the sections.
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
