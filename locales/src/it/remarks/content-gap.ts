import type english from '../../en/remarks/content-gap.ts';
import type { Words } from '../../words.ts';

export default {
  shared: 'Colma prima ciò che la maggior parte dei concorrenti tratta e la tua pagina no: {list}.',
  questions:
    'Domande a cui i concorrenti rispondono nei titoli e che nella tua pagina mancano: {count}. Rispondi a quelle dei tuoi clienti.',
  shorter: 'La tua pagina ha {own} parole, i concorrenti {theirs} in media. La lunghezza non è un fine: aggiungi sostanza.',
  keyword: 'La parola chiave «{keyword}» compare nel testo di {count} concorrenti su {total}, e non nel tuo.',
  strengths: 'Conserva ciò che solo la tua pagina tratta: {list}.',
  unread: 'Queste pagine non si potevano leggere e sono state escluse: {list}.',
  only_these: 'Sono state confrontate solo le pagine indicate ({count}). Usa i temi come spunti, mai le loro parole.',
} satisfies Words<typeof english>;
