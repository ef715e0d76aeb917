import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showAtOnce } from './show-at-once.ts';

const key = ['orders'];
const named = (title: string) => (row: Record<string, unknown>) => (row['id'] === 1 ? { ...row, title } : row);
const titles = (client: QueryClient) => client.getQueryData<{ id: number; title: string }[]>(key)?.map(({ title }) => title);

function withOrders(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(key, [
    { id: 1, title: 'Boots' },
    { id: 2, title: 'Tents' },
  ]);
  return client;
}

test('a refused change is taken back, a later one stays', async () => {
  const client = withOrders();
  const first = await showAtOnce(client, key, named('Shoes'));
  const second = await showAtOnce(client, key, named('Sandals'));
  expect(titles(client)).toEqual(['Sandals', 'Tents']);
  expect(first(false)).toBe(false);
  expect(titles(client)).toEqual(['Sandals', 'Tents']);
  expect(second(false)).toBe(true);
  expect(titles(client)).toEqual(['Boots', 'Tents']);
});

test('a change that ends after another person logged in leaves their answers alone', async () => {
  const client = withOrders();
  const end = await showAtOnce(client, key, named('Shoes'));
  client.clear();
  end(true);
  expect(titles(client)).toBeUndefined();
  const other = withOrders();
  const late = await showAtOnce(other, key, named('Shoes'));
  other.clear();
  other.setQueryData(key, [{ id: 1, title: 'Stoves' }]);
  late(true);
  expect(titles(other)).toEqual(['Stoves']);
});
