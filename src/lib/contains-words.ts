import { searchForm } from '../../openapi/search-form';

/**
 * Whether a text contains every typed word, in any order, case, width and script of Chinese. The rule is
 * that of the server's searches (decision 0129).
 */
export function containsWords(text: string, typed: string): boolean {
  const form = searchForm(text);
  return searchForm(typed)
    .split(/\s+/)
    .every((word) => form.includes(word));
}
