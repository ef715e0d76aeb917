// Audit log: entries in the transactions of all features, and the hash chain that reveals changes.
import { defineFeature } from '../../kernel/feature.ts';

export const audit = defineFeature({ name: 'audit' });
