export default {
  title: 'Models on this machine',
  lead: 'Small models that write or listen without any provider. They come from {{host}} and are checked against its sums; {{disk}} of disk and {{memory}} of memory are free now.',
  does: {
    text: 'writes texts',
    transcription: 'writes down recordings',
  },
  memory: {
    text: 'about {{size}} of memory while it writes',
    transcription: 'about {{size}} of memory while it listens',
  },
  download: 'Download',
  resume: 'Go on',
  again: 'Try again',
  pause: 'Pause',
  use: {
    text: 'Use for writing',
    transcription: 'Use for listening',
  },
  remove: 'Remove model',
  inUse: {
    text: 'writes now',
    transcription: 'listens now',
  },
  progress: 'Download of {{name}}',
  done: '{{done}} of {{size}}',
  loss: '{{name}} and its file are removed from this machine. It can be downloaded again.',
  lossChosen: {
    text: '{{name}} is what writes now. It and its file are removed, and the built-in composer writes again.',
    transcription:
      '{{name}} is what listens now. It and its file are removed, and recordings wait until another model is connected.',
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
