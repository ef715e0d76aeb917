export { saveCountedFrom } from './count-days.queries.ts';
export { showReport } from './show-report.ts';
