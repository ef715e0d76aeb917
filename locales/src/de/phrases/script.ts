import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'die Punkte dieses Teils, mit Fakten und Beispielen.',
  day: (number) => `Tag ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: ein Tag` : `${destination}: ${days} Tage`),
  partsOfDay: ['Vormittag', 'Nachmittag', 'Abend'],
  stopsMissing: 'ein oder zwei nahe beieinander liegende Ziele mit dem Weg dazwischen.',
  included: 'Enthalten',
  gettingThere: 'Anreise',
  gettingThereMissing: 'Anreise und Fortbewegung vor Ort.',
  check: 'Öffnungszeiten und Preise bitte vor der Abreise prüfen.',
  dishesMissing: (dishes) => `Hauptzutaten von ${dishes}.`,
  allergenNote: 'Die Allergene wurden allein aus den genannten Zutaten gelesen; die Küche muss sie für jedes Gericht bestätigen.',
  searchIntent: (topic) => `Das wollen die Lesenden verstehen: ${topic}`,
  mustCover: [
    'Zuerst die Regel oder den Fakt nennen, dann ein Beispiel aus der Praxis.',
    'Sagen, was zu tun ist, in welcher Reihenfolge, und was sonst schiefgeht.',
    'Eine Zahl mit Quelle nennen und sagen, für wen sie gilt.',
    'Ausnahmen nennen und wer weitere Fragen beantwortet.',
  ],
  nothingSimpler:
    'Die eingebaute Technik hat nichts gefunden, was sich einfacher sagen lässt; ein verbundenes Modell kann den Text neu schreiben.',
  longStill: (count) => `Sätze, die noch lang sind, weil nur ein Modell oder ein Mensch sie teilen kann: ${count}.`,
};

export default script;
