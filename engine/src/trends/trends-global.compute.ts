import type trendsGlobalTool from '@folio/catalogue/trends/trends-global.tool';
import type { Computation } from '../computed/computation.ts';
import { globalTrends } from './trends.ts';

export default globalTrends satisfies Computation<typeof trendsGlobalTool>;
