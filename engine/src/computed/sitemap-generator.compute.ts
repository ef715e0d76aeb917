import type sitemapGeneratorTool from '@folio/catalogue/seo/sitemap-generator.tool';
import type { Computation } from './computation.ts';
import { sitemap } from './pages/sitemap.ts';

export default sitemap satisfies Computation<typeof sitemapGeneratorTool>;
