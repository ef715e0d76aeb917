export default {
  title: 'Models on this machine',
  lead: 'Small models that write or listen without any provider. They come from {{host}} and are verified by checksum; {{disk}} of disk and {{memory}} of memory are free now.',
  does: {
    text: 'writes texts',
    transcription: 'transcribes recordings',
  },
  memory: {
    text: 'about {{size}} of memory while it writes',
    transcription: 'about {{size}} of memory while it transcribes',
  },
  download: 'Download',
  resume: 'Go on',
  retry: 'Try again',
  pause: 'Pause',
  use: {
    text: 'Use for writing',
    transcription: 'Use for transcription',
  },
  remove: 'Remove model',
  inUse: {
    text: 'In use for writing',
    transcription: 'In use for transcription',
  },
  progress: 'Download of {{name}}',
  done: '{{done}} of {{size}}',
  loss: '{{name}} and its file are removed from this machine. It can be downloaded again.',
  lossChosen: {
    text: '{{name}} is in use for writing. It and its file are deleted, and the built-in composer is used again.',
    transcription:
      '{{name}} is in use for transcription. It and its file are deleted, and recordings wait until another model is connected.',
  },
  states: {
    queued: 'Waiting',
    downloading: 'Downloading',
    verifying: 'Checking',
    paused: 'Paused',
    ready: 'Ready',
    failed: 'Failed',
  },
};
