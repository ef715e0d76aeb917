import type { Computation } from './computation.ts';
import { keywordClusters } from './keyword-clusters/keyword-clusters.ts';

export default keywordClusters satisfies Computation;
