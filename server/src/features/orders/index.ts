export { findDocument } from './document.queries.ts';
export { insertFinished } from './insert-finished.ts';
export { makeLive } from './live-order.ts';
export { measureRow } from './measure-order.ts';
export { contextColumns, holdPlace, resolveContext } from './order-context.ts';
export {
  getTool,
  type OrderSources,
  type PlacingCall,
  refuseInPersonal,
  refuseWithoutPeople,
  sourcesOf,
  withSources,
  withVoice,
} from './order-input.ts';
export { laneOf } from './order-lane.ts';
export { orderLanguage } from './order-language.ts';
export { countByStatus, type OrderListRow } from './order-list.queries.ts';
export { type BulkFeed, bulkFeedQueue } from './order-queue.ts';
export { orderJobs } from './orders.jobs.ts';
export { presentDetails, presentRow } from './orders.present.ts';
export { insertOrder } from './orders.queries.ts';
export { workingTitle } from './place-order.ts';
export { requestResume } from './resume-orders.ts';
export { endInterrupted, runOrder } from './run-order.ts';
export { getEditableDetail, getVisibleDetail } from './show-document.ts';
export { refuseBrokenRules } from './voice-report.ts';
export { resumableReasons } from './waiting-reasons.ts';
