export default {
  title: 'Control Panel',
  lead: 'Credits of your account.',
  available: 'Credits to spend',
  reserved: 'Held for what is being written',
};
