import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'kept_files',
  hasDocument: true,
  files: [
    {
      path: 'voice-over/voice-over.mp3',
      key: 'voice-over',
      altText: 'The voice-over, read by the built-in male voice, each line at its time.',
      transcript:
        '00:01 This is the new trail boot.\n00:05 Light as a running shoe, dry as a wellington.\n00:11 Try it on at Halden Outdoor.',
    },
  ],
} satisfies KeptExample;
