import type english from '../../en/phrases/delivery-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words: (came, asked) =>
    `${came} von etwa ${asked} Wörtern: Mehr geben die Angaben nicht her. Berechnet werden nur die gelieferten Wörter.`,
  wordsLeftOut: (came, asked, count) =>
    `${came} von etwa ${asked} Wörtern. Ausgelassen, weil jemand darin „ich“ sagt, ein Stück fehlt oder es um anderes geht: ${count} ${count === 1 ? 'Satz' : 'Sätze'} der Quellen. Berechnet werden nur die gelieferten Wörter.`,
  items: (came, asked) => `${came} von ${asked}: Mehr geben die Angaben nicht her. Was fehlt, wird nicht berechnet.`,
  dropped: (count) => `Weggelassen, weil die Grenzen nicht eingehalten waren: ${count}. Sie werden nicht berechnet.`,
  fewer: (came, asked) =>
    `${came} von ${asked} geliefert. Die übrigen fehlen oder haben die Grenzen nicht eingehalten und werden nicht berechnet.`,
  shortened: (list) => `Auf die Grenze gekürzt: ${list}. Vor der Verwendung lesen.`,
  over: (version, count, limit) => `Version ${version} hat ${count}, die Grenze ist ${limit}: vor der Verwendung kürzen.`,
  figures: (list) => `Bitte prüfen, steht weder in den Angaben noch in einer Quelle: ${list}.`,
  storeUnclear: (list) =>
    `Keine strukturierten Daten für: ${list}. Es ist nicht klar, welche Filiale der Felder oder der Datei gemeint ist.`,
  voiceNotAllowed: 'Es wurde keine Markenstimme gespeichert: Die Rolle der bestellenden Person erlaubt es nicht.',
  voiceLimit: (most) => `Es wurde keine Markenstimme gespeichert: Ihr Unternehmen darf höchstens ${most} haben.`,
  voiceNameTaken: (name) => `Es wurde keine Markenstimme gespeichert: Eine mit dem Namen „${name}“ gibt es schon.`,
  voiceWithoutText: 'Es wurde keine Markenstimme gespeichert: Der Text ist zu kurz, um sie zu beurteilen.',
} satisfies ShapeOf<typeof english>;
