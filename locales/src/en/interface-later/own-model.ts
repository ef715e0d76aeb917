export default {
  title: 'Text model of your account',
  lead: 'Only for your account. If this model is unavailable, the platform default is used.',
  platform: 'Platform default',
};
