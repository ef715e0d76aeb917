// Shapes of countries that the installation brings in place of the product's: every map asks for them once.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api.ts';

/** They never change while the product runs. */
const shapesQuery = queryOptions({
  queryKey: ['markets', 'shapes'],
  queryFn: async ({ signal }) => (await api.markets.shapes({}, { signal })).shapes,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Reads them as TopoJSON; null where there are none. */
export function useOwnShapes(): () => Promise<string | null> {
  const client = useQueryClient();
  return useCallback(() => client.ensureQueryData(shapesQuery), [client]);
}
