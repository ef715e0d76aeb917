export default {
  task_attachment_added: 'The file was attached',
  task_attachment_deleted: 'The file was deleted',
};
