import type { Computation } from '../computed/computation.ts';
import { wikiTrends } from './trends.ts';

export default wikiTrends satisfies Computation;
