import type { Computation } from './computation.ts';
import { keywordDensity } from './keyword-density.ts';

export default keywordDensity satisfies Computation;
