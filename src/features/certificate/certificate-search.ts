import { searchOptions } from '@/lib/search';

/** Maximum length of a typed number. */
export const LONGEST_NUMBER = 40;

/** Parses the number to check; omits an empty or too long one. */
function certificateSearch(search: Record<string, unknown>): { number?: string } {
  const { number } = search;
  const isNumber =
    typeof number === 'string' && number.trim() !== '' && number.length <= LONGEST_NUMBER;
  return isNumber ? { number } : {};
}

/** Route options of the certificate check on both sites. */
export const certificateSearchOptions = searchOptions(certificateSearch);
