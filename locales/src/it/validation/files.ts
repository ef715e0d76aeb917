import type english from '../../en/validation/files.ts';
import type { Words } from '../../words.ts';

export default {
  file_kind: '{name} per il suo contenuto non è nessuno di questi: {kinds}',
  file_damaged: '{name} non può essere letto; forse è danneggiato',
  file_without_words: 'In {name} non ci sono parole; una scansione contiene solo immagini di parole',
  table_without_rows: '{name} non ha righe sotto l’intestazione',
  table_too_long: 'Un ordine accetta al massimo {max} righe; per averne di più, fai un ordine multiplo',
  picture_too_many_pixels: '{name} ha più di 50 milioni di pixel',
  file_by_address:
    'In un ordine multiplo indica i file con il loro indirizzo https: un file caricato appartiene a un solo documento',
  columns_missing: 'In {name} servono queste colonne: {columns}',
  file_without_pairs: 'In {name} non ci sono parole con una traduzione',
  file_with_entities: '{name} dichiara entità proprie, che non vengono lette: salvalo senza',
  too_many_pairs: '{name} ne contiene più di {max}: dividilo in più file',
  upload_gone: 'Questo file non c’è più: caricalo di nuovo',
  not_a_picture: '{name} non è un’immagine PNG, JPEG o WebP',
  picture_too_large: '{name} supera {max} MB',
  file_too_large: '{name} supera i 10 MB',
  file_type: '{name} non è tra i tipi di file accettati',
  file_empty: '{name} è vuoto',
  source_name_required: 'Inserire un nome per la fonte è obbligatorio',
  source_file_required: 'Caricare un file è obbligatorio',
  source_url_required: 'Inserire l’URL della fonte è obbligatorio',
  too_many_cells: 'Questa riga ha più celle che colonne. C’è una virgola o un punto e virgola fuori dalle virgolette?',
  no_column: 'Nessuna colonna è associata a «{field}». {text}',
  row: 'Riga {text}',
} satisfies Words<typeof english>;
