import type { QueryClient } from '@tanstack/react-query';
import { useSettings } from '../settings-store';

/**
 * Refetches active queries when the language changes. Pages keep the previous language's data until
 * the responses arrive, so that forms and scroll positions are not lost.
 */
export function followLanguage(client: QueryClient): void {
  useSettings.subscribe(({ lang }, before) => {
    if (lang === before.lang) return;
    for (const { queryKey, state, observers } of client
      .getQueryCache()
      .findAll({ type: 'active' })) {
      if (client.getQueryData(queryKey) === undefined && state.data !== undefined)
        client.setQueryData(queryKey, state.data, { updatedAt: 0 });
      // Resets the hash, so that the observer moves to the new language's query.
      for (const observer of [...observers]) {
        const { queryHash: _former, ...options } = observer.options;
        observer.setOptions(options);
      }
    }
  });
}
