export { keepCountedFrom } from './count-days.queries.ts';
export { showReport } from './show-report.ts';
