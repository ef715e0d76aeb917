export default {
  title: 'Which model writes for your account',
  lead: 'Only for your account. If the model goes away, the platform’s writes again.',
  platform: 'As the platform chose',
};
