// Attachments of a question; apart from the calls, so that the browser knows them without their schemas.

/** Longest question, in characters. */
export const maxQuestionLength = 4000;
/** Largest attachment, in bytes. */
export const maxAttachmentBytes = 10 * 1024 * 1024;
/** Files and pages that one question brings along, at most. */
export const maxAttachments = 8;
/** Pages that one question names, at most. */
export const maxPages = 3;
/** Longest passage that an answer quotes, in characters. */
export const maxQuoteLength = 300;

/** Accepted attachments, by file extension. */
export const attachmentKinds = {
  document: ['.doc', '.pdf', '.csv'],
  image: ['.jpg', '.jpeg', '.png'],
  audio: ['.m4a', '.mp3', '.wav'],
} as const;
