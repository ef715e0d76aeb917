import type english from '../../en/validation/campaigns.ts';
import type { Words } from '../../words.ts';

export default {
  campaign_name_missing: 'Inserisci un nome per la campagna',
  end_before_start: 'La fine precede l’inizio',
  campaign_too_long: 'Una campagna dura al massimo due anni',
  item_outside: 'Questo elemento è fuori dalle date della campagna',
  items_outside: '“{name}” sarebbe fuori dalle date della campagna',
  campaign_contact_missing: 'Inserisci il contatto che approva la campagna',
  campaign_items_missing: 'Aggiungi almeno un elemento al piano',
  campaign_note_missing: 'Scrivi perché la campagna viene annullata',
  campaign_word_missing: 'Scrivi come lo ha comunicato il contatto, per esempio “al telefono”',
  other_currency: 'Questa campagna è in {currency}',
  unknown_column: 'Il file non ha una colonna “{name}”',
} satisfies Words<typeof english>;
