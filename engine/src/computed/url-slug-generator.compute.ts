import type urlSlugGeneratorTool from '@folio/catalogue/seo/url-slug-generator.tool';
import type { Computation } from './computation.ts';
import { urlSlugs } from './url-slugs.ts';

export default ((input, { language }) => urlSlugs(input, language)) satisfies Computation<typeof urlSlugGeneratorTool>;
