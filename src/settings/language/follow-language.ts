import type { QueryClient } from '@tanstack/react-query';
import { useSettings } from '../settings-store';

/**
 * Fetches again all that is shown when the language changes. Until the new answers are there the
 * pages keep what they show, so that no form and no reading place is lost.
 */
export function followLanguage(client: QueryClient): void {
  useSettings.subscribe(({ lang }, before) => {
    if (lang === before.lang) return;
    for (const { queryKey, state, observers } of client
      .getQueryCache()
      .findAll({ type: 'active' })) {
      if (client.getQueryData(queryKey) === undefined && state.data !== undefined)
        client.setQueryData(queryKey, state.data, { updatedAt: 0 });
      // Each observer moves to the query of the new language, which it finds by the hash.
      for (const observer of [...observers]) {
        const { queryHash: _former, ...options } = observer.options;
        observer.setOptions(options);
      }
    }
  });
}
