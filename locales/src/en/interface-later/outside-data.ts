export default {
  title: 'Figures from outside',
  lead: 'Strength of domains, search volumes and trends come from your own access to DataForSEO. Without it, tools take figures that you paste, or say that there are none.',
  connect: 'Connect DataForSEO',
  change: 'Change access',
  login: 'API login',
  password: 'API password',
  hint: 'You find both on the API access page of your DataForSEO account. The password is stored encrypted and never shown.',
  test: 'Test',
  remove: 'Disconnect',
  ending: 'password ends in {{ending}}',
  checked: 'checked: {{ago}}',
  failed: 'The access could not be loaded',
  loss: 'Tools no longer ask DataForSEO. What was made stays.',
  states: {
    ok: 'Connected',
    failing: 'Failing',
  },
};
