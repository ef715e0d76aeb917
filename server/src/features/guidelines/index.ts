export { findGuidelineOfOrder, findUsableGuideline, type GuidelineRow } from './guidelines.queries.ts';
export { guidelineRights } from './guidelines.rights.ts';
