import type { KeptExample } from '../kept-example-types.ts';
import { ownTablesUrl, tablePages } from './table-pages.ts';

export default {
  basis: 'kept_pages',
  pages: tablePages,
  material: {
    page_url: `${ownTablesUrl}\n\nA page of some 200 words of a made-up furniture workshop: three sections on sizes, legs and delivery, two photos (one without alt text), a description of six words and a link to an offer that has ended.`,
  },
} satisfies KeptExample;
