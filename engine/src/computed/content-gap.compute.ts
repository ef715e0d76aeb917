import type contentGapTool from '@folio/catalogue/seo/content-gap.tool';
import type { Computation } from './computation.ts';
import { contentGap } from './pages/content-gap.ts';

export default contentGap satisfies Computation<typeof contentGapTool>;
