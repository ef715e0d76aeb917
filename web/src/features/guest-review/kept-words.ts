// Storage names of a guest's unsent text in this tab.

/** A comment of a task. */
export const keptComment = (taskId: number) => `review.comment.${taskId}`;

/** The note of a decision. */
export const keptNote = (taskId: number) => `review.note.${taskId}`;
