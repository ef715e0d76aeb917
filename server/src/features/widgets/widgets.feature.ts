// Figures of reports as cards, and the cards of dashboards.
import { defineFeature } from '../../kernel/feature.ts';
import { widgetRoutes } from './widgets.routes.ts';

export const widgets = defineFeature({
  name: 'widgets',
  tags: {
    widgets: ['Widgets', 'Figures of reports as cards, and the cards of dashboards.'],
  },
  routes: (kernel) => ({ widgets: widgetRoutes(kernel) }),
});
