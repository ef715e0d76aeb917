import { defineConfig } from '../../kernel/config.ts';
import { aNumber } from '../../kernel/config-values.ts';

export const pagesConfig = defineConfig({ PAGE_REQUESTS_PER_SECOND: aNumber().min(0.1).max(1000).default(2) }, (values) => ({
  /** Requests that a website gets in a second from imports and checks. */
  pageRequestsPerSecond: values.PAGE_REQUESTS_PER_SECOND,
}));
