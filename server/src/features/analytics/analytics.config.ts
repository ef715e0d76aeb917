import { defineConfig } from '../../kernel/config.ts';
import { httpUrl } from '../../kernel/config-values.ts';

export const analyticsConfig = defineConfig(
  {
    /** Where tool use is sent to, by the guarded fetcher. */
    ANALYTICS_URL: httpUrl().optional(),
  },
  (values) => ({
    /** Null sends it nowhere. */
    analyticsUrl: values.ANALYTICS_URL ?? null,
  }),
);
