export default {
  republish: 'Publish again',
  publishedOn: 'Published on',
  openThere: 'Open there',
  update: 'Update',
  publication: {
    queued: 'Waiting',
    sending: 'Being sent',
    live: 'Live',
    remote_draft: 'Draft there',
    failed: 'Failed',
    outdated: 'Outdated',
  },
};
