export { archiveAudit } from './archive-audit.ts';
export { type AuditNote, recordActing, recordAudit } from './audit.queries.ts';
export { findBrokenArchive } from './verify-archives.ts';
export { findBrokenLink } from './verify-audit.queries.ts';
