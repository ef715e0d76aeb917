// Retention of rows that grow without end.
import { defineFeature } from '../../kernel/feature.ts';
import { retentionConfig } from './retention.config.ts';
import { retentionSweep } from './retention.jobs.ts';

export const retention = defineFeature({ name: 'retention', config: retentionConfig, sweeps: [retentionSweep] });
