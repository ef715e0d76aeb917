import { defineConfig } from '../../kernel/config.ts';
import { httpUrl, withoutLastSlash } from '../../kernel/config-values.ts';

export const outsideDataConfig = defineConfig(
  {
    DATAFORSEO_URL: httpUrl().default('https://api.dataforseo.com/v3'),
    WIKIMEDIA_URL: httpUrl().default('https://wikimedia.org/api/rest_v1'),
    WIKIPEDIA_URL: httpUrl().default('https://{project}.org/w/api.php'),
  },
  (values) => ({
    /** Without its last slash. */
    dataForSeoUrl: withoutLastSlash(values.DATAFORSEO_URL),
    /** Base URL of page views for trends. */
    wikimediaUrl: values.WIKIMEDIA_URL,
    /** URL of article titles in other languages; `{project}` stands for “de.wikipedia”. */
    wikipediaUrl: values.WIKIPEDIA_URL,
  }),
);
