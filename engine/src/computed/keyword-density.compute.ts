import type keywordDensityTool from '@folio/catalogue/seo/keyword-density.tool';
import type { Computation } from './computation.ts';
import { keywordDensity } from './keyword-density.ts';

export default keywordDensity satisfies Computation<typeof keywordDensityTool>;
