import type hreflangGeneratorTool from '@folio/catalogue/seo/hreflang-generator.tool';
import type { Computation } from './computation.ts';
import { hreflang } from './hreflang.ts';

export default hreflang satisfies Computation<typeof hreflangGeneratorTool>;
