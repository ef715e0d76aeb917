// Files of a task.
export default {
  title: 'Attachments',
  none: 'No files are attached.',
  add: 'Attach files',
  kinds: 'PDF, Office, text, image, audio and video files; at most {{count}} files of {{size}} MB',
  uploading: 'Uploading',
  by: '{{name}}, {{day}}',
  download: 'Download {{name}}',
  delete: 'Delete {{name}}',
  deleteLoss: '“{{name}}” is deleted. Review steps that look at files start again.',
  deleteVerb: 'Delete file',
  full: 'This task has {{count}} files, the maximum.',
};
