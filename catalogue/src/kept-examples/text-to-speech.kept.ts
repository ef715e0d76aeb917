import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'kept_files',
  hasDocument: true,
  files: [
    {
      path: 'text-to-speech/speech.mp3',
      key: 'speech',
      altText: 'The announcement, read by the built-in female voice.',
      transcript:
        'Good morning. The trail above Lake Maris opens on 2026-05-04.\n\nTickets cost €12.50; book at www.maris-trails.example or at the hut.',
    },
  ],
} satisfies KeptExample;
