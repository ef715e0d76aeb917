export { type AuditNote, recordAudit } from './audit.queries.ts';
