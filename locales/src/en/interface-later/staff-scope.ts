export default {
  title: 'Staff rights of {{name}}',
  action: 'Staff rights',
  lead: 'A change acts at once, also on open sessions.',
  scope: 'Scope',
  scopes: {
    none: 'No staff rights',
    platform: 'Platform: everything',
    coordinator: 'Coordinator: all translation requests',
    linguist: 'Linguist: own offers and jobs',
  },
};
