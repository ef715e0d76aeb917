export default {
  title: 'This page no longer exists',
  lead: 'What it showed was deleted, or it is not shared with you.',
};
