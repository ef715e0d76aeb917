// Who did what: notes in the transactions of all features, and the chain that shows a change of them.
import { defineFeature } from '../../kernel/feature.ts';

export const audit = defineFeature({ name: 'audit' });
