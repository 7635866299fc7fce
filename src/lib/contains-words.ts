import { searchForm } from '../../openapi/search-form';

/**
 * Returns whether a text contains every typed word, ignoring order, case, width and Chinese script,
 * like the server's searches (decision 0129).
 */
export function containsWords(text: string, typed: string): boolean {
  const form = searchForm(text);
  return searchForm(typed)
    .split(/\s+/)
    .every((word) => form.includes(word));
}
