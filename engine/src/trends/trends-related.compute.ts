import type trendsRelatedTool from '@folio/catalogue/trends/trends-related.tool';
import type { Computation } from '../computed/computation.ts';
import { relatedTrends } from './trends.ts';

export default relatedTrends satisfies Computation<typeof trendsRelatedTool>;
