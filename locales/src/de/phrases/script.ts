import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  dishesMissing: (dishes) => `Hauptzutaten von ${dishes}.`,
  allergenNote: 'Die Allergene wurden allein aus den genannten Zutaten gelesen; die Küche muss sie für jedes Gericht bestätigen.',
};

export default script;
