export default {
  title: 'Storage',
  used: '{{used}} of {{limit}} used',
  unlimited: '{{used}} used, no limit',
  lead: 'Images, audio, video, files of sources and attachments of conversations.',
  near: 'Storage is almost full. Delete files you no longer need, or ask for a higher limit.',
  full: 'Storage is full. No files can be added until some are deleted or the limit is raised.',
};
