import { describe, expect, it } from 'vitest';
import { fitSources } from './fit-sources.ts';

const filler = (count: number) =>
  Array.from({ length: count }, (_, index) => `Paragraph ${index} tells of the office party.`).join('\n\n');
const source = (id: number, text: string) => ({ id, title: 'Notes', url: null, text });

describe('sources in a prompt with little room', () => {
  it('keep what the order is about, wherever it is, under its heading', () => {
    const text = `${filler(40)}\n\n# Soles\n\nThe outsole grips on wet granite.\n\n${filler(40)}`;
    const [fitted] = fitSources([source(1, text)], 'Which outsoles grip best?', 'en', 300);
    expect(fitted?.text).toBe('# Soles\n\nThe outsole grips on wet granite.\n\n(parts of this source are left out)');
  });
  it('keep their beginning where nothing is about it', () => {
    const [fitted] = fitSources([source(1, filler(40))], 'Gardening', 'en', 300);
    expect(fitted?.text.startsWith('Paragraph 0')).toBe(true);
    expect(fitted?.text.length).toBeLessThan(350);
  });
  it('stay whole where they are short, and leave their room to the long ones', () => {
    const [short, long] = fitSources([source(1, 'Short.'), source(2, filler(40))], 'party', 'en', 500);
    expect(short?.text).toBe('Short.');
    expect(long?.text.length).toBeGreaterThan(380);
    expect(long?.text.length).toBeLessThan(540);
  });
});
