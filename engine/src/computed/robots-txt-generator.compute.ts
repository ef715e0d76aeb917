import type robotsTxtGeneratorTool from '@folio/catalogue/seo/robots-txt-generator.tool';
import type { Computation } from './computation.ts';
import { robotsTxt } from './robots-txt.ts';

export default ((input, { language }) => robotsTxt(input, language)) satisfies Computation<typeof robotsTxtGeneratorTool>;
