import type english from '../../en/remarks/metatags.ts';
import type { Words } from '../../words.ts';

export default {
  title_long: 'Il titolo ha {is} caratteri; oltre {limit} viene spesso tagliato.',
  title_wide: 'Il titolo è largo {is} px; i risultati di ricerca ne mostrano {limit}.',
  description_long: 'La descrizione ha {is} caratteri; oltre {limit} viene spesso tagliata.',
  description_wide: 'La descrizione è larga {is} px; i risultati di ricerca ne mostrano {limit}.',
  keywords_ignored: 'Google ignora il tag keywords.',
  revisit_ignored: 'Google ignora il tag revisit-after.',
  hidden: 'Con noindex la pagina non comparirà nei risultati di ricerca.',
  not_utf8: 'Lo standard HTML richiede UTF-8; scegli un’altra codifica solo se il server la usa davvero.',
  no_image: 'Senza un’immagine social, i link condivisi non mostrano alcuna foto.',
} satisfies Words<typeof english>;
