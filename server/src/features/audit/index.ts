export { type AuditNote, recordAudit } from './audit.queries.ts';
export { findBrokenLink } from './verify-audit.queries.ts';
