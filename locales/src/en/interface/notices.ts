export default {
  title: 'Notifications',
  bell: 'Notifications, {{count}} unread',
  news: 'New notification: {{text}}',
};
