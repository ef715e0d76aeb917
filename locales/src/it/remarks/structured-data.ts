import type english from '../../en/remarks/structured-data.ts';
import type { Words } from '../../words.ts';

export default {
  price_unreadable: '«{value}» non è un importo unico ed è stato omesso.',
  currency_unknown: '«{value}» non è una valuta ISO 4217 ed è stata omessa.',
  author_is_person: 'L’autore è indicato come Person; per un’azienda cambialo in Organization.',
  address_parts: 'L’intero indirizzo è in streetAddress; dividilo in via, CAP, località e paese.',
  product_alternative: 'Al posto di offers bastano anche review o aggregateRating; inserisci solo dati autentici.',
  two_crumbs: 'Google richiede almeno due voci, ciascuna con un indirizzo tranne l’ultima.',
  recipe_items: 'Voci: le righe numerate e quelle dopo una riga vuota sono passaggi, le altre ingredienti.',
  only_true: 'Marca solo ciò che chi visita vede nella pagina; i valori vuoti sono stati omessi.',
} satisfies Words<typeof english>;
