import type { Computation } from '../computed/computation.ts';
import { interestOverTime } from './trends.ts';

export default interestOverTime satisfies Computation;
