import { defineConfig } from '../../kernel/config.ts';
import { httpUrl } from '../../kernel/config-values.ts';

export const analyticsConfig = defineConfig(
  {
    /** Destination of tool usage events, reached by the guarded fetcher. */
    ANALYTICS_URL: httpUrl().optional(),
  },
  (values) => ({
    /** Null sends it nowhere. */
    analyticsUrl: values.ANALYTICS_URL ?? null,
  }),
);
