import type english from '../../en/remarks/keyword-clusters.ts';
import type { Words } from '../../words.ts';

export default {
  suggestedPages: {
    informational: 'Guida o articolo',
    commercial: 'Confronto o pagina di categoria',
    transactional: 'Pagina di prodotto, servizio o categoria',
    navigational: 'Home page, contatti o account',
  },
  remarks: {
    method:
      'Le parole chiave si confrontano per radici e lettere; un gruppo riunisce quelle con somiglianza media di almeno {threshold} su 1. Nessun dato è stimato.',
    connected: 'Ricerche mensili in tutto il mondo: {source}. Una parola chiave sconosciuta conta come nessuna.',
    cannibalising: '«{a}» e «{b}» sono vicini: due pagine potrebbero contendersi le stesse ricerche.',
    too_many: 'Sono state raggruppate solo le prime {limit} parole chiave su {count}.',
  },
} satisfies Words<typeof english>;
