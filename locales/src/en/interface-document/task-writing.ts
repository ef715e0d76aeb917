// Writing and reviewing the text of a task, and ordering for it.
export default {
  review: 'Review',
};
