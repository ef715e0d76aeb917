export { showReport } from './show-report.ts';
