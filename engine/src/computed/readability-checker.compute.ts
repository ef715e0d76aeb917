import type { Computation } from './computation.ts';
import { readabilityChecker } from './readability-checker.ts';

export default ((input, { language }) => readabilityChecker(input, language)) satisfies Computation;
