import type { ArticlePhrases } from '../../en/phrases/article.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `Nessun passo trovato per ${quoted(heading, 'it')}. Spostarne qui uno da un’altra sezione, aggiungere una fonte o eliminare la sezione.`,
  saidElsewhere: (heading) => `Ciò che le fonti dicono su ${quoted(heading, 'it')} è citato sotto altri titoli.`,
  otherLanguage: (titles) => `Non utilizzate perché in un’altra lingua: ${titles}.`,
  outlineNote:
    'Questa è una scaletta, non un testo finito: non sono state indicate fonti e qui non si inventa nulla. Con l’aggiunta di fonti le sezioni vengono scritte a partire da quelle.',
  audience: (audience) => `Lettori: ${audience}.`,
  ordered: (words, keyword) => `Circa ${words} parole.${keyword === '' ? '' : ` Parola chiave principale: ${keyword}.`}`,
  message: (point) => `Messaggio da trasmettere: ${point}`,
  keywordHere: (keyword) => `Parola chiave per questa sezione: ${keyword}`,
  closing: (formal) =>
    formal ? 'E Lei, che cosa ne pensa? Lo scriva nei commenti.' : 'E tu, che cosa ne pensi? Scrivilo nei commenti.',
  introductionToWrite: 'un’introduzione; nessuna frase delle fonti apre il tema',
  conclusionToWrite: 'Riassumere in tre frasi che cosa deve restare al lettore e indicare il passo successivo.',
  conclusionMissing: 'una conclusione; nessuna frase delle fonti riassume il tema',
};

export default article;
