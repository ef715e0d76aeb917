import { defineSweep } from '../../kernel/define-job.ts';
import { finishErasures } from './erase-person.ts';

/** Finishes erasures that were interrupted. */
export const privacySweep = defineSweep({
  name: 'privacy.sweep',
  cron: '*/10 * * * *',
  retries: 2,
  timeout: 600,
  run: finishErasures,
});
