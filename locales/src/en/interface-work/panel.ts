export default {
  failed: 'This could not be loaded',
  sections: {
    models: 'Models',
    prices: 'Model prices',
    usage: 'Usage',
    credits: 'Credits',
    seats: 'Seats',
    notifications: 'Notifications',
    people: 'People',
    platform: 'Platform',
    branding: 'Branding',
    audit: 'Audit log',
    tools: 'Custom tools',
  },
  people: { none: 'No results' },
};
