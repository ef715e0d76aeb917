// Limits of files of tasks, without the schemas, so that the browser can have them early.

export const taskAttachmentLimits = {
  /** Of one task. */
  files: 10,
  bytes: 10 * 1024 * 1024,
  fileName: 200,
} as const;

/** Kinds of files that a task may have, by ending and content; nothing that a browser would run. */
export const taskAttachmentEndings = [
  'pdf',
  'docx',
  'doc',
  'xlsx',
  'pptx',
  'txt',
  'md',
  'csv',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'mp3',
  'wav',
  'm4a',
  'mp4',
  'mov',
  'srt',
  'vtt',
] as const;
