export default {
  audit_identity_linked: 'Logged in at the company’s provider for the first time',
  audit_identity_unlinked: 'Unlinked the single sign-on',
  audit_role_mapped: 'Got the role that the provider’s groups give',
  audit_name_taken_over: 'Name updated from the sign-on provider',
  audit_address_taken_over: 'Email address updated from the sign-on provider',
};
