// Names of what a guest has written and not sent, as the tab keeps it.

/** A comment of a task. */
export const keptComment = (taskId: number) => `review.comment.${taskId}`;

/** The note of a decision. */
export const keptNote = (taskId: number) => `review.note.${taskId}`;
