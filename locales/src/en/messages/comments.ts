export default {
  comment_not_found: 'This comment was not found',
  too_many_comments: 'This document has 1,000 comments already. Delete some that are settled.',
  comment_created: 'Comment added',
  comment_saved: 'Comment saved',
  comment_deleted: 'Comment deleted',
};
