import type seoMetatagGeneratorTool from '@folio/catalogue/seo/seo-metatag-generator.tool';
import type { Computation } from './computation.ts';
import { seoMetatags } from './seo-metatags.ts';

export default ((input, { language }) => seoMetatags(input, language)) satisfies Computation<typeof seoMetatagGeneratorTool>;
