import type english from '../../en/phrases/delivery-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words: (came, asked) =>
    `${came} parole su circa ${asked}: le informazioni fornite non bastano per altre. Si pagano solo le parole consegnate.`,
  wordsLeftOut: (came, asked, count) =>
    `${came} parole su circa ${asked}. Frasi delle fonti escluse, perché chi scrive dice «io», manca un pezzo o si parla d’altro: ${count}. Si pagano solo le parole consegnate.`,
  items: (came, asked) =>
    `${came} su ${asked}: le informazioni fornite non bastano per altri. Ciò che manca non viene addebitato.`,
  dropped: (count) => `Tralasciati perché oltre i limiti: ${count}. Non vengono addebitati.`,
  fewer: (came, asked) => `${came} su ${asked} consegnati. Gli altri mancano o superavano i limiti e non vengono addebitati.`,
  shortened: (list) => `Accorciato al limite: ${list}. Da rileggere prima dell’uso.`,
  over: (version, count, limit) => `La versione ${version} ne ha ${count}, il limite è ${limit}: va accorciata prima dell’uso.`,
  figures: (list) => `Da verificare, non figurano né nei dati forniti né in una fonte: ${list}.`,
  storeUnclear: (list) => `Nessun dato strutturato per: ${list}. Non è chiaro di quale negozio dei campi o del file si tratti.`,
  voiceNotAllowed: 'Nessuna voce del marchio è stata salvata: il ruolo di chi ha fatto l’ordine non lo consente.',
  voiceLimit: (most) => `Nessuna voce del marchio è stata salvata: la tua azienda può averne al massimo ${most}.`,
  voiceNameTaken: (name) => `Nessuna voce del marchio è stata salvata: ce n’è già una di nome «${name}».`,
  voiceWithoutText: 'Nessuna voce del marchio è stata salvata: il testo è troppo poco per valutarla.',
} satisfies ShapeOf<typeof english>;
