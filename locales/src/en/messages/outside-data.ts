export default {
  outside_data_saved: 'Connected',
  outside_data_saved_failing: 'Saved, but the connection test failed',
  outside_data_removed: 'Disconnected',
  OUTSIDE_DATA_REFUSED:
    '{detail} refuses the login and password. Change them in the control panel, or paste figures of your own as CSV.',
  OUTSIDE_DATA_LIMIT: 'The credit or the pace allowed at {detail} is used up. Top up there, or paste figures of your own as CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} did not answer. Try again in a moment, or paste figures of your own as CSV.',
  audit_outside_data_connected: 'Connected {subject} as a source of figures',
  audit_outside_data_removed: 'Disconnected {subject} as a source of figures',
};
