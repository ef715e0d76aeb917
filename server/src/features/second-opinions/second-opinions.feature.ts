// Second opinions: a model's remarks on a document.
import { defineFeature } from '../../kernel/feature.ts';
import { secondOpinionHandlers } from './second-opinions.handlers.ts';
import { opinionSweep } from './second-opinions.jobs.ts';
import { secondOpinionRoutes } from './second-opinions.routes.ts';

export const secondOpinions = defineFeature({
  name: 'second-opinions',
  tags: {
    secondOpinions: ['Second opinions', 'Remarks of a model on a document, by a rubric of its kind of tool.'],
  },
  routes: (kernel) => ({ secondOpinions: secondOpinionRoutes(kernel) }),
  handlers: secondOpinionHandlers,
  sweeps: [opinionSweep],
});
