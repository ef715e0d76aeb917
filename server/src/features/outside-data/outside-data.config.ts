import { defineConfig } from '../../kernel/config.ts';
import { httpUrl, withoutLastSlash } from '../../kernel/config-values.ts';

export const outsideDataConfig = defineConfig(
  {
    DATAFORSEO_URL: httpUrl().default('https://api.dataforseo.com/v3'),
    WIKIMEDIA_URL: httpUrl().default('https://wikimedia.org/api/rest_v1'),
  },
  (values) => ({
    /** Without its last slash. */
    dataForSeoUrl: withoutLastSlash(values.DATAFORSEO_URL),
    /** Where trends read page views. */
    wikimediaUrl: values.WIKIMEDIA_URL,
  }),
);
