import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { panelKeys } from '../../base/query-keys.ts';

/** Connections, the selected model of each capability, and the available providers. */
export const modelsQuery = queryOptions({
  queryKey: panelKeys.models,
  queryFn: ({ signal }) => api.models.listModels({}, { signal }),
});

/** Models that can run on the machine; looked at each second while one is on its way. */
export const localModelsQuery = queryOptions({
  queryKey: panelKeys.localModels,
  queryFn: ({ signal }) => api.localModels.show({}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.local_models.some((one) => ['queued', 'downloading', 'verifying'].includes(one.state)) ? 1000 : false,
});

/** Model servers on the machine that are not connected yet. */
export const localServersQuery = queryOptions({
  queryKey: panelKeys.localServers,
  queryFn: ({ signal }) => api.models.listLocalServers({}, { signal }),
});

/** Prices of models, and models that were called without one. */
export const pricesQuery = queryOptions({
  queryKey: panelKeys.prices,
  queryFn: ({ signal }) => api.modelPrices.show({}, { signal }),
});

/** The account's source of figures. */
export const outsideDataQuery = queryOptions({
  queryKey: panelKeys.outsideData,
  queryFn: ({ signal }) => api.outsideData.show({}, { signal }),
});

/** One page of model calls, newest first. */
export const usageQuery = (page: number) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'usage', page],
    queryFn: ({ signal }) => api.usage.showUsage({ page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of credit movements, with the balance and the last 30 days. */
export const ledgerQuery = (page: number) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'ledger', page],
    queryFn: ({ signal }) => api.usage.showLedger({ page }, { signal }),
    placeholderData: keepPreviousData,
  });

export type Person = Awaited<ReturnType<typeof api.usage.listPeople>>['users'][number];

/** One page of users with a seat, or of former users of the account. */
export const peopleQuery = (page: number, search: string, isRemoved: boolean) =>
  queryOptions({
    queryKey: [...panelKeys.all, 'people', page, search, isRemoved],
    queryFn: ({ signal }) =>
      api.usage.listPeople({ page, ...(search ? { search } : {}), ...(isRemoved ? { removed: true } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The switches of the platform. */
export const flagsQuery = queryOptions({
  queryKey: [...panelKeys.all, 'flags'],
  queryFn: ({ signal }) => api.platform.showFlags({}, { signal }),
});

/** Guests and campaign contacts, whom owners export and erase. */
export const guestsQuery = queryOptions({
  queryKey: [...panelKeys.all, 'guests'],
  queryFn: ({ signal }) => api.privacy.listGuests({}, { signal }),
});
