// Spanish addresses the reader as "tú" on every page and in every message.
import { expect, it } from 'vitest';
import { words } from './words.gen.ts';

const formal =
  /(?:^|[.:] )(?:Abra|Añada|Arrastre|Cambie|Compruebe|Cree|Elija|Escriba|Espere|Importe|Indique|Introduzca|Libere|Mire|Oculte|Pida|Pulse|Quite|Revise|Seleccione|Suba|Únase|Use|Vaya|Vuelva) |\b(?:[Ii]nténtelo|cancélelo|créelo|pregúntele|para usted|a usted)\b/;

/** All texts in a group. */
function textsOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return texts !== null && typeof texts === 'object' ? Object.values(texts).flatMap(textsOf) : [];
}

it('no text of a page or a message is formal', () => {
  const texts = textsOf(words.es);
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter((text) => formal.test(text))).toEqual([]);
});
