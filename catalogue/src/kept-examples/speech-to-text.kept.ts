import type { KeptExample, SpokenSegment } from '../kept-example-types.ts';

const segments: SpokenSegment[] = [
  {
    start: 0.4,
    end: 5.2,
    speaker: 'a',
    text: 'So, um, you have run the hut above Lake Maris for twelve years. What has changed?',
  },
  {
    start: 5.8,
    end: 13.4,
    speaker: 'b',
    text: 'Uh, the people, mostly. They come earlier in the year, and they come in running shoes.',
  },
  { start: 13.9, end: 16.2, speaker: 'a', text: 'And is that a problem?' },
  {
    start: 16.6,
    end: 27,
    speaker: 'b',
    text: 'Not on a dry day. But the north side stays wet until June. Last year we uh brought down eleven guests with a twisted ankle.',
  },
  {
    start: 28.6,
    end: 33,
    speaker: 'a',
    text: 'Halden Outdoor has put a box with boots to borrow in front of the hut. Does anyone use it?',
  },
  {
    start: 33.4,
    end: 42.8,
    speaker: 'b',
    text: 'Every weekend. We had erm forty pairs in May, and thirty-eight came back. Two people bought theirs.',
  },
];

export default {
  basis: 'kept_transcript',
  segments,
  material: {
    audio: `interview.mp3 (43 seconds, two people). What is heard:\n\n${segments.map(({ text }) => `“${text}”`).join('\n')}`,
  },
} satisfies KeptExample;
