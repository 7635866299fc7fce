/** Elements and attributes allowed in rich text; others are removed with their content. */
export const ALLOWED = {
  elements: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'div'],
    ...['a', 'img', 'video', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: [
    ...['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'style'],
  ],
};
