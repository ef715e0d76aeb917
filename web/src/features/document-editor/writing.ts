// Code for writing in a document: its draft, its notices, and its findings. Loaded on demand.
export { DraftNotices } from './draft-notices.tsx';
export { OpenDraft } from './open-draft.ts';
export { LiveFindings } from './score/live-findings.tsx';
