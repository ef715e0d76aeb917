// Spanish addresses the reader as "tú" on every page and in every message.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = `${import.meta.dirname}/es`;
const formal =
  /(?:^|[.:] )(?:Abra|Añada|Arrastre|Cambie|Compruebe|Cree|Elija|Escriba|Espere|Importe|Indique|Introduzca|Libere|Mire|Oculte|Pida|Pulse|Quite|Revise|Seleccione|Suba|Únase|Use|Vaya|Vuelva) |\b(?:[Ii]nténtelo|cancélelo|créelo|pregúntele|para usted|a usted)\b/;

/** Texts of a file, but for functions. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsOf) : [];
}

it('no text of a page or a message is formal', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:interface[a-z-]*|messages|validation)[\\/].*\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const texts = await Promise.all(files.map(async (file) => textsOf((await import(`${folder}/${file}`)) as object)));
  expect(texts.flat().filter((text) => formal.test(text))).toEqual([]);
});
