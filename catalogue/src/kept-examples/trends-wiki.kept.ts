import type { KeptExample } from '../kept-examples.ts';
import { sampleViews } from './sample-views.ts';

export default { basis: 'sample_figures', figures: sampleViews } satisfies KeptExample;
