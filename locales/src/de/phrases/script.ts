import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'die Punkte dieses Teils, mit Fakten und Beispielen.',
  dishesMissing: (dishes) => `Hauptzutaten von ${dishes}.`,
  allergenNote: 'Die Allergene wurden allein aus den genannten Zutaten gelesen; die Küche muss sie für jedes Gericht bestätigen.',
  searchIntent: (topic) => `Das wollen die Lesenden verstehen: ${topic}`,
  mustCover: [
    'Zuerst die Regel oder den Fakt nennen, dann ein Beispiel aus der Praxis.',
    'Sagen, was zu tun ist, in welcher Reihenfolge, und was sonst schiefgeht.',
    'Eine Zahl mit Quelle nennen und sagen, für wen sie gilt.',
    'Ausnahmen nennen und wer weitere Fragen beantwortet.',
  ],
};

export default script;
