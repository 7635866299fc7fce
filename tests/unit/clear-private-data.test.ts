import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { clearPrivateData } from '@/session/clear-private-data';

const client = new QueryClient();
afterEach(() => {
  client.clear();
});

it('removes unobserved queries and all mutations', () => {
  client.setQueryData(['/client/project/current'], { name: 'Solar roof' });
  client.getMutationCache().build(client, { mutationKey: ['saveProject'] });
  clearPrivateData(client);
  expect(client.getQueryData(['/client/project/current'])).toBeUndefined();
  expect(client.getMutationCache().getAll()).toEqual([]);
});

it('refetches observed queries', async () => {
  const reader = { name: 'Ming' };
  const queryFn = () => Promise.resolve(reader.name);
  const observer = new QueryObserver(client, { queryKey: ['/client/news'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe('Ming');
  reader.name = 'nobody';
  clearPrivateData(client);
  await expect.poll(() => observer.getCurrentResult().data).toBe('nobody');
  leave();
});
