// Every call of a model, with its tokens and time.
import { defineFeature } from '../../kernel/feature.ts';

export const modelCalls = defineFeature({ name: 'model-calls' });
