import type english from '../../en/phrases/proofreading.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  commonError: 'Un errore di ortografia comune.',
  capital: 'Si scrive con la maiuscola.',
  misspelt: 'Non è nel dizionario, e una sola parola ne differisce per una lettera.',
  accent: 'Senza accenti non è nel dizionario.',
  repeated: 'La parola è ripetuta.',
  spaceBefore: 'Prima di questo segno non va lo spazio.',
  spaceAfter: 'Dopo la virgola va uno spazio.',
  doubledSpace: 'Basta uno spazio.',
  doubledMark: 'Basta un segno.',
  sentenceStart: 'La frase comincia con la maiuscola.',
  unknown: 'Non è nel dizionario. Da correggere, o da lasciare se è un nome o un termine tecnico.',
  isRepeatable: 'La parola è ripetuta. È voluto?',
  unclosed: 'Aperto e non chiuso.',
  other: 'Da verificare.',
  method:
    'Controllato con dizionario e regole, senza modello. Ciò che è certo è corretto, ciò che richiede una decisione è elencato sotto «Da verificare». Lo stile e il senso delle frasi non sono valutati.',
  tooMany: (count) => `Sono state eseguite solo le prime ${count} correzioni; per le altre ordinare di nuovo questo testo.`,
} satisfies ShapeOf<typeof english>;
