// A message about a field names the field as its label does.
import { expect, it } from 'vitest';
import { languages } from './languages.ts';

interface Editor {
  link: { address: string; wrong: string };
}
interface Writing {
  picture: { address: string; wrong: string };
}

it.each(languages.map(({ folder }) => folder))('%s asks for a URL where the label says URL', async (folder) => {
  const here = `${import.meta.dirname}/${folder}`;
  const { link } = ((await import(`${here}/interface-writing/editor.ts`)) as { default: Editor }).default;
  const { picture } = ((await import(`${here}/interface-writing/writing.ts`)) as { default: Writing }).default;
  for (const { address, wrong } of [link, picture]) {
    expect(address).toContain('URL');
    expect(wrong).toContain('URL');
  }
});
