export default {
  chat_not_found: 'This conversation was not found',
  attachment_not_found: 'This attachment was not found',
  chat_busy: 'An answer is still being written here',
  chat_full: 'This conversation has {max} messages. Please begin a new one.',
  too_many_answers: 'Wait until one of the answers being written is done',
  answer_not_finished: 'Only a finished answer can become a document',
  answer_saved: 'Saved as a document',
  chat_deleted: 'Conversation deleted',
  chat_refusal: 'I understand your request, but unfortunately, I cannot provide an appropriate response at this time...',
};
