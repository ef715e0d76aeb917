import type { Computation } from './computation.ts';
import { contentGap } from './pages/content-gap.ts';

export default contentGap satisfies Computation;
