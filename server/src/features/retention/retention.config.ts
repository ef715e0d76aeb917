import { defineConfig } from '../../kernel/config.ts';
import { wholeNumber } from '../../kernel/config-values.ts';

/** A number of days or months; 0 keeps rows for ever. */
const kept = (days: number, { min, unit = 'days' }: { min: number; unit?: string }) =>
  wholeNumber()
    .refine((value) => value === 0 || value >= min, `must be 0 (for ever) or at least ${min} ${unit}`)
    .default(days);

/** Retention of rows that grow without end (docs/operations/secrets-and-privacy.md). */
export const retentionConfig = defineConfig(
  {
    // Prices, reports and the list of usage read the last two months.
    KEEP_MODEL_CALLS_DAYS: kept(400, { min: 62 }),
    // Longer than a delivery is retried.
    KEEP_WEBHOOK_DELIVERIES_DAYS: kept(30, { min: 2 }),
    KEEP_READ_NOTIFICATIONS_DAYS: kept(180, { min: 1 }),
    KEEP_NOTIFICATIONS_DAYS: kept(400, { min: 30 }),
    KEEP_ENDED_SESSIONS_DAYS: kept(400, { min: 1 }),
    // As long as the longest period of a report.
    KEEP_REPORT_DAYS: kept(0, { min: 400 }),
    KEEP_AUDIT_MONTHS: kept(0, { min: 12, unit: 'months' }),
  },
  (values) => ({
    days: {
      model_calls: values.KEEP_MODEL_CALLS_DAYS,
      webhook_deliveries: values.KEEP_WEBHOOK_DELIVERIES_DAYS,
      read_notifications: values.KEEP_READ_NOTIFICATIONS_DAYS,
      notifications: values.KEEP_NOTIFICATIONS_DAYS,
      inbox_states: values.KEEP_NOTIFICATIONS_DAYS,
      sessions: values.KEEP_ENDED_SESSIONS_DAYS,
      one_time_tokens: values.KEEP_ENDED_SESSIONS_DAYS,
      report_days: values.KEEP_REPORT_DAYS,
      report_approvals: values.KEEP_REPORT_DAYS,
    },
    auditMonths: values.KEEP_AUDIT_MONTHS,
  }),
);

/** Rows removed by age. */
export type AgingRows = keyof ReturnType<typeof retentionConfig.of>['days'];
