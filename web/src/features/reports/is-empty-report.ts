import type { Report } from '@folio/contract/reports';

/** True where nothing was counted in the period or the one before. */
export const isEmptyReport = ({ figures, rows }: Report): boolean =>
  rows.length === 0 && figures.every(({ value, previous }) => (value ?? 0) === 0 && (previous ?? 0) === 0);
