export { findUsableGuideline, type GuidelineRow } from './guidelines.queries.ts';
