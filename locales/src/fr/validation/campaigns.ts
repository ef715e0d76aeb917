import type english from '../../en/validation/campaigns.ts';
import type { Words } from '../../words.ts';

export default {
  campaign_name_missing: 'Saisissez un nom pour la campagne',
  end_before_start: 'La fin précède le début',
  campaign_too_long: 'Une campagne dure deux ans au maximum',
  item_outside: 'Cette action est en dehors de la campagne',
  items_outside: '« {name} » serait en dehors de la campagne',
  campaign_contact_missing: 'Indiquez le contact qui approuve la campagne',
  campaign_items_missing: 'Ajoutez au moins une action au plan',
  campaign_note_missing: 'Indiquez pourquoi la campagne est annulée',
  campaign_word_missing: 'Indiquez comment le contact l’a dit, par exemple « par téléphone »',
  other_currency: 'Cette campagne est en {currency}',
  unknown_column: 'Le fichier n’a pas de colonne « {name} »',
} satisfies Words<typeof english>;
