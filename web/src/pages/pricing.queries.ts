import { queryOptions } from '@tanstack/react-query';
import { api } from '../base/api.ts';

/** True if the visitor is logged in. */
export const hasSessionQuery = queryOptions({
  queryKey: ['pricing-session'],
  queryFn: () =>
    api.session.check({}, { context: { isSessionCheck: true } }).then(
      () => true,
      () => false,
    ),
});

/** Price of every tool, in the reader's language. */
export const pricingQuery = (language: string) =>
  queryOptions({ queryKey: ['pricing', language], queryFn: () => api.tools.showPricing({}) });
