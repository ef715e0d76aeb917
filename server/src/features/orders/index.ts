export { findDocument } from './document.queries.ts';
export { makeLive } from './live-order.ts';
export { orderLanguage } from './order-language.ts';
export { countByStatus } from './order-list.queries.ts';
export { orderJobs } from './orders.jobs.ts';
export { resumeWaitingForModel } from './retry-order.ts';
export { getEditableDetail, getVisibleDetail } from './show-document.ts';
export { refuseBrokenRules } from './voice-report.ts';
