export default {
  audit_credits_granted: 'Booked credits for {subject}',
  audit_limits_changed: 'Changed the limits of {subject}',
  audit_cap_set: 'Set the monthly cap of {subject}',
  audit_cap_lifted: 'Lifted the monthly cap of {subject}',
  credits_granted: 'The credits were booked',
  limits_saved: 'The limits were saved',
  cap_saved: 'The cap was saved',
  personal_workspace: 'Personal',
  somebody_gone: 'Someone who left',
};
