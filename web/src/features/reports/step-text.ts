import type { ReportStep } from '@folio/contract/report-words';
import { dateFormat } from '../../ui/intl-format.ts';

/** A step of a chart by its first day: "19 Oct", or of a month "Oct 2026". */
export const stepText = (day: string, step: ReportStep, language: string): string =>
  dateFormat(language, {
    timeZone: 'UTC',
    ...(step === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
  }).format(new Date(`${day}T00:00:00Z`));
