// Personal data: export and erasure.
import { defineFeature } from '../../kernel/feature.ts';
import { privacySweep } from './privacy.jobs.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacy = defineFeature({
  name: 'privacy',
  tags: {
    privacy: ['Privacy', 'Export and erase the data of a person.'],
  },
  routes: (kernel) => ({ privacy: privacyRoutes(kernel) }),
  sweeps: [privacySweep],
});
