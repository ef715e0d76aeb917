import type english from '../../en/validation/campaigns.ts';
import type { Words } from '../../words.ts';

export default {
  campaign_name_missing: 'Geben Sie einen Namen für die Kampagne ein',
  end_before_start: 'Das Ende liegt vor dem Beginn',
  campaign_too_long: 'Eine Kampagne dauert höchstens zwei Jahre',
  item_outside: 'Diese Maßnahme liegt außerhalb der Kampagne',
  items_outside: '„{name}“ läge außerhalb der Kampagne',
  campaign_contact_missing: 'Geben Sie den Kontakt an, der die Kampagne freigibt',
  campaign_items_missing: 'Fügen Sie dem Plan mindestens eine Maßnahme hinzu',
  campaign_note_missing: 'Schreiben Sie, warum die Kampagne abgebrochen wird',
  campaign_word_missing: 'Schreiben Sie, wie der Kontakt es mitgeteilt hat, zum Beispiel „am Telefon“',
  other_currency: 'Diese Kampagne ist in {currency}',
  unknown_column: 'Die Datei hat keine Spalte „{name}“',
} satisfies Words<typeof english>;
