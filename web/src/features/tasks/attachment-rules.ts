import { taskAttachmentEndings, taskAttachmentLimits } from '@folio/contract/task-attachment-limits';

/** The browser's checks of files before an upload; the server checks the same. */
export const attachmentRules = {
  endings: taskAttachmentEndings,
  maxSizeMb: taskAttachmentLimits.bytes / (1024 * 1024),
  maxFiles: taskAttachmentLimits.files,
};
