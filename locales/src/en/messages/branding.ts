export default {
  audit_branding_changed: 'Changed the branding',
  branding_saved: 'The branding was saved',
};
