import type { Computation } from './computation.ts';
import { serpPreview } from './serp-preview.ts';

export default ((input, { language }) => serpPreview(input, language)) satisfies Computation;
