export default {
  unread: 'Unread',
  all: 'See all notifications',
  readAll: 'Mark all as read',
  failed: 'Your notifications could not be loaded',
  empty: 'Nothing new yet',
  emptyLead: 'Finished documents and those that need you appear here.',
};
