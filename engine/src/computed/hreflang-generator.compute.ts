import type { Computation } from './computation.ts';
import { hreflang } from './hreflang.ts';

export default hreflang satisfies Computation;
