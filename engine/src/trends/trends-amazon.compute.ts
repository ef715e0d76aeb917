import type trendsAmazonTool from '@folio/catalogue/trends/trends-amazon.tool';
import type { Computation } from '../computed/computation.ts';
import { amazonTrends } from './trends.ts';

export default amazonTrends satisfies Computation<typeof trendsAmazonTool>;
