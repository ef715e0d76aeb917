import type english from '../../en/remarks/faq-schema.ts';
import type { Words } from '../../words.ts';

export default {
  no_pairs: 'Non è stata trovata alcuna domanda con risposta.',
  no_question: 'Coppia {number}: la domanda è vuota; esclusa.',
  no_answer: 'Coppia {number}: «{question}» non ha risposta; esclusa.',
  duplicate: 'Coppia {number}: «{question}» è già presente; esclusa.',
  markup: 'Coppia {number}: questi tag non sono ammessi e sono stati tolti: {list}.',
  must_be_visible: 'Le stesse domande e risposte devono essere visibili nella pagina.',
  rarely_shown:
    'Da agosto 2023 Google mostra i risultati FAQ quasi solo per siti governativi e sanitari; il markup resta valido per altri lettori.',
} satisfies Words<typeof english>;
