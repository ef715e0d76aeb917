export default {
  audit_audit_exported: 'Exported the audit log',
};
