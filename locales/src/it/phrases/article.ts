import type { ArticlePhrases } from '../../en/phrases/article.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `Le fonti non dicono nulla su ${quoted(heading, 'it')}. Aggiungere una fonte sull’argomento oppure togliere la sezione.`,
  saidElsewhere: (heading) => `Ciò che le fonti dicono su ${quoted(heading, 'it')} è citato sotto altri titoli.`,
  otherLanguage: (titles) => `Non utilizzate perché in un’altra lingua: ${titles}.`,
  outlineNote:
    'Questa è una scaletta, non un testo finito: non sono state indicate fonti e qui non si inventa nulla. Con l’aggiunta di fonti le sezioni vengono scritte a partire da quelle.',
  titlesToChoose: 'Titoli tra cui scegliere',
  audience: (audience) => `Lettori: ${audience}.`,
  message: (point) => `Messaggio da trasmettere: ${point}`,
  questions: [
    'Che cosa vuole sapere qui il lettore, e qual è la risposta in breve?',
    'Quale dato, esempio o citazione lo dimostra?',
    'A che cosa bisogna fare attenzione?',
    'Che cosa lasciano senza risposta gli altri testi sul tema?',
    'Che cosa può fare subito il lettore?',
  ],
  keywordHere: (keyword) => `Parola chiave per questa sezione: ${keyword}`,
  headings: [
    (subject) => `${subject}: di che cosa si tratta`,
    (subject) => `${subject}: che cosa serve`,
    (subject) => `${subject} passo dopo passo`,
    (subject) => `${subject}: costi e impegno`,
    (subject) => `${subject}: gli errori più comuni`,
    (subject) => `${subject} in pratica: un esempio`,
    (subject) => `${subject}: come misurare i risultati`,
    (subject) => `${subject}: i prossimi passi`,
    (subject) => `${subject}: domande e risposte`,
    (subject) => `${subject}: uno sguardo al futuro`,
  ],
  titles: [
    (subject) => `${subject}: che cosa conta davvero`,
    (subject) => `${subject} in parole semplici`,
    (subject) => `${subject}: guida pratica`,
  ],
  closing: (formal) =>
    formal ? 'E Lei, che cosa ne pensa? Lo scriva nei commenti.' : 'E tu, che cosa ne pensi? Scrivilo nei commenti.',
  introductionToWrite: 'un’introduzione; nessuna frase delle fonti apre il tema',
  conclusionToWrite: 'Riassumere in tre frasi che cosa deve restare al lettore e indicare il passo successivo.',
  conclusionMissing: 'una conclusione; nessuna frase delle fonti riassume il tema',
};

export default article;
