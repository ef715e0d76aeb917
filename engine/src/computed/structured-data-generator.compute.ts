import type { Computation } from './computation.ts';
import { structuredData } from './structured-data/structured-data.ts';

export default ((input, { language }) => structuredData(input, language)) satisfies Computation;
