import { queryOptions } from '@tanstack/react-query';
import { api } from '../base/api.ts';

/** Whether the visitor is logged in. */
export const hasSessionQuery = queryOptions({
  queryKey: ['pricing-session'],
  queryFn: () =>
    api.session.check({}, { context: { isSessionCheck: true } }).then(
      () => true,
      () => false,
    ),
});

/** What every tool costs, in the reader's language. */
export const pricingQuery = (language: string) =>
  queryOptions({ queryKey: ['pricing', language], queryFn: () => api.tools.showPricing({}) });
