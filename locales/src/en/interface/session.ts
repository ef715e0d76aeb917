export default {
  ended: 'You were logged out. Log in to continue where you were; text of documents that was not saved is kept in this browser.',
};
