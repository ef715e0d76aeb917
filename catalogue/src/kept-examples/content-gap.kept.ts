import type { KeptExample } from '../kept-example-types.ts';
import { ownTablesUrl, tablePages } from './table-pages.ts';

export default {
  basis: 'kept_pages',
  pages: tablePages,
  material: {
    page_url: `${ownTablesUrl}\n\nThe workshop’s page on oak tables: sizes and edges, legs, delivery.`,
    competitor_urls:
      'https://www.elmworks.example/tables\nOils, wood samples, a 10-year guarantee, prices and three questions.\n\nhttps://www.northwood.example/oak-tables\nCertified forests, how large a table has to be, care, wood samples, prices and two questions.',
  },
} satisfies KeptExample;
