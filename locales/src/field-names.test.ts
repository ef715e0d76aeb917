// A message about a field names the field as its label does.
import { expect, it } from 'vitest';
import { words } from './words.gen.ts';

it.each(Object.entries(words))('%s asks for a URL where the label says URL', (_, { editor, writing }) => {
  for (const { address, wrong } of [editor.link, writing.picture]) {
    expect(address).toContain('URL');
    expect(wrong).toContain('URL');
  }
});
