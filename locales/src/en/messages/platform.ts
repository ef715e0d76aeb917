export default {
  audit_flags_changed: 'Changed the switches of the platform',
  flags_saved: 'The switches were saved',
};
