import { findTool } from '@folio/catalogue/catalogue';
import { voiceProfileSchema } from '@folio/contract/brand-voices';
import { expect, it } from 'vitest';
import { contextIn, parsed } from '../composer/fixtures/orders.ts';
import { make } from '../engine.ts';
import { voiceOfGuide } from './voice-of-guide.ts';

const tool = findTool('brand_style_guide');
if (!tool) throw new Error('no brand_style_guide');
const example = parsed(tool, tool.example);

const long = (count: number, length: number) => Array.from({ length: count }, (_, index) => `${index} ${'word '.repeat(length)}`);
const guide = {
  voice_summary: 'Plain and warm. '.repeat(37).trim(),
  traits: Array.from({ length: 6 }, (_, index) => ({ trait: 'T', description: 'D', do: `Do ${index}`, dont: `Leave ${index}` })),
  person_and_address: '',
  sentence_style: '',
  vocabulary: { preferred: [' oak ', 'oak', 'plane'], avoid: long(30, 10) },
  punctuation_and_format: [],
  by_channel: [],
  before_after: [],
};

it('has the manner of the samples, and the rules and words of the guide', () => {
  const voice = voiceOfGuide(example, [], guide, 'en');
  expect(voice).toMatchObject({ name: 'Hollis & Oak', type: 'text', language: 'en', origins: [] });
  expect(voice?.description.length).toBeLessThanOrEqual(500);
  expect(voice?.profile).toMatchObject({ person: 'we', exclamation_marks: 'never', vocabulary: ['oak', 'plane'], never_use: [] });
  expect(voice?.profile.sample_lines.length).toBeGreaterThan(0);
  for (const line of voice?.profile.sample_lines ?? []) expect(String(example['samples'])).toContain(line);
  expect(voice?.profile.do).toEqual(['Do 0', 'Do 1', 'Do 2', 'Do 3', 'Do 4', 'Do 5']);
  expect(voice?.profile.dont.at(-1)).toMatch(/^Words to avoid: 0 word/);
  expect(voiceProfileSchema.safeParse(voice?.profile).success).toBe(true);
});

it('is in the language of the samples, and none where they are too few', () => {
  const german =
    'Wir bauen Stühle, die man noch nach zwanzig Jahren reparieren kann. Setz dich hin, bleib eine Stunde, und dann reden wir weiter. ';
  expect(voiceOfGuide({ ...example, samples: german.repeat(3) }, [], guide, 'en')?.language).toBe('de');
  expect(voiceOfGuide({ ...example, samples: 'We make tables.' }, [], guide, 'en')).toBeNull();
  const page = { id: 1, title: 'About', url: 'https://x.example/', text: String(example['samples']) };
  const read = voiceOfGuide({ ...example, samples: '' }, [page], guide, 'en');
  expect(read).toMatchObject({ type: 'links', origins: ['https://x.example/'] });
});

it('comes with the guide where it is asked for, and only then', async () => {
  expect((await make(tool, example, contextIn('en'))).voice).toMatchObject({ name: 'Hollis & Oak' });
  expect(await make(tool, { ...example, save_brand_voice: false }, contextIn('en'))).not.toHaveProperty('voice');
  expect((await make(tool, { ...example, samples: 'We make tables.' }, contextIn('en'))).voice).toBeNull();
});
