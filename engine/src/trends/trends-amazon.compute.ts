import type { Computation } from '../computed/computation.ts';
import { amazonTrends } from './trends.ts';

export default amazonTrends satisfies Computation;
