// What only those need who write in a document: its draft, what is said of it, and what is found in the text as it is written. Loaded on demand.
export { DraftNotices } from './draft-notices.tsx';
export { OpenDraft } from './open-draft.ts';
export { LiveFindings } from './score/live-findings.tsx';
