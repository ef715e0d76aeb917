import { taskAttachmentEndings, taskAttachmentLimits } from '@folio/contract/task-attachment-limits';

/** What a browser checks of files before it sends them; the server checks the same. */
export const attachmentRules = {
  endings: taskAttachmentEndings,
  maxSizeMb: taskAttachmentLimits.bytes / (1024 * 1024),
  maxFiles: taskAttachmentLimits.files,
};
