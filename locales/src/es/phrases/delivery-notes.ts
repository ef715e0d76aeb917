import type english from '../../en/phrases/delivery-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words: (came, asked) =>
    `${came} de unas ${asked} palabras: los datos facilitados no dan para más. Solo se cobran las palabras entregadas.`,
  wordsLeftOut: (came, asked, count) =>
    `${came} de unas ${asked} palabras. Frases de las fuentes excluidas, porque su autor dice «yo», falta una parte o tratan de otra cosa: ${count}. Solo se cobran las palabras entregadas.`,
  items: (came, asked) => `${came} de ${asked}: los datos facilitados no dan para más. Lo que falta no se cobra.`,
  dropped: (count) => `Omitidos por superar los límites: ${count}. No se cobran.`,
  fewer: (came, asked) => `${came} de ${asked} entregados. Los demás faltan o superaban los límites y no se cobran.`,
  shortened: (list) => `Acortado al límite: ${list}. Léelo antes de usarlo.`,
  over: (version, count, limit) =>
    `La versión ${version} tiene ${count} y el límite es ${limit}: conviene acortarla antes de usarla.`,
  figures: (list) => `Conviene comprobarlo, no figura ni en los datos ni en una fuente: ${list}.`,
  storeUnclear: (list) =>
    `Sin datos estructurados para: ${list}. No está claro a qué tienda de los campos o del archivo corresponde.`,
  voiceNotAllowed: 'No se guardó ninguna voz de marca: el rol de quien hizo el pedido no lo permite.',
  voiceLimit: (most) => `No se guardó ninguna voz de marca: tu empresa puede tener ${most} como máximo.`,
  voiceNameTaken: (name) => `No se guardó ninguna voz de marca: ya hay una llamada «${name}».`,
  voiceWithoutText: 'No se guardó ninguna voz de marca: hay muy poco texto para evaluarla.',
} satisfies ShapeOf<typeof english>;
