import type trendsInterestTool from '@folio/catalogue/trends/trends-interest.tool';
import type { Computation } from '../computed/computation.ts';
import { interestOverTime } from './trends.ts';

export default interestOverTime satisfies Computation<typeof trendsInterestTool>;
