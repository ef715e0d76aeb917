export { guidelineDeleted } from './guideline-events.ts';
export { findGuidelineOfOrder, findUsableGuideline, type GuidelineRow, lockUsableGuideline } from './guidelines.queries.ts';
export { guidelineRights } from './guidelines.rights.ts';
