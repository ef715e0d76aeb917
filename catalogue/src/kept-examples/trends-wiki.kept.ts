import type { KeptExample } from '../kept-example-types.ts';
import { sampleViews } from './sample-views.ts';

export default { basis: 'sample_figures', figures: sampleViews } satisfies KeptExample;
