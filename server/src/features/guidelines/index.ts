export { findGuidelineOfOrder, findUsableGuideline, type GuidelineRow } from './guidelines.queries.ts';
