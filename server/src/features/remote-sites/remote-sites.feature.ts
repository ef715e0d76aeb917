// Talking to WordPress and to webhooks that publish.
import { defineFeature } from '../../kernel/feature.ts';

export const remoteSites = defineFeature({ name: 'remote-sites' });
