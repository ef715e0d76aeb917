// Connections to models, and the capabilities that they serve.
import { defineFeature } from '../../kernel/feature.ts';
import { addEnvironmentConnections } from './environment-connections.ts';
import { modelPriceRoutes } from './model-prices.ts';
import { modelsConfig } from './models.config.ts';
import { modelRoutes } from './models.routes.ts';

export const models = defineFeature({
  name: 'models',
  tags: {
    models: ['Models', 'Model connections, and which of them does what.'],
    modelPrices: ['Model prices', 'What providers ask for their models.'],
  },
  config: modelsConfig,
  routes: (kernel) => ({ models: modelRoutes(kernel), modelPrices: modelPriceRoutes(kernel) }),
  onStart: addEnvironmentConnections,
});
