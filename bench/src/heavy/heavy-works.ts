// The heavy works, each twice: as an order has them done, and as the bare calls of the libraries that do the same.
import { bareAnimation, ownAnimation } from './animation.ts';
import { bareReading, ownReading } from './reading.ts';
import { bareSpeech, ownSpeech } from './speech.ts';
import { bareUpscaling, maxPhotoBytes, ownUpscaling, usualPhoto } from './upscaling.ts';

export interface HeavyWork {
  name: string;
  own: () => Promise<unknown>;
  bare: () => Promise<unknown>;
  /** Warm-up rounds before the measurement. 0 for slow work, which is measured cold and once. */
  warmRounds: number;
  /** Processes of each side, in turn. */
  rounds: number;
}

export const heavyWorks = {
  animation: { name: '5 s of 720p animation', own: ownAnimation, bare: bareAnimation, warmRounds: 0, rounds: 3 },
  speech: { name: '30 s of speech as MP3', own: ownSpeech, bare: bareSpeech, warmRounds: 5, rounds: 3 },
  reading: { name: 'a pdf of 20 pages read', own: ownReading, bare: bareReading, warmRounds: 5, rounds: 3 },
  upscaling: {
    name: 'a photo of 1024 px made twice as large',
    own: ownUpscaling(usualPhoto),
    bare: bareUpscaling(usualPhoto),
    warmRounds: 0,
    rounds: 1,
  },
  largest: {
    name: 'a photo of 1430 px made four times as large',
    own: ownUpscaling(maxPhotoBytes),
    bare: bareUpscaling(maxPhotoBytes),
    warmRounds: 0,
    rounds: 1,
  },
} satisfies Record<string, HeavyWork>;

export type HeavyWorkName = keyof typeof heavyWorks;
