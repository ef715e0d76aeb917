import type english from '../../en/validation/campaigns.ts';
import type { Words } from '../../words.ts';

export default {
  campaign_name_missing: 'Indica un nombre para la campaña',
  end_before_start: 'El final es anterior al inicio',
  campaign_too_long: 'Una campaña dura como máximo dos años',
  item_outside: 'Esta acción queda fuera de la campaña',
  items_outside: '«{name}» quedaría fuera de la campaña',
  campaign_contact_missing: 'Indica el contacto que aprueba la campaña',
  campaign_items_missing: 'Añade al menos una acción al plan',
  campaign_note_missing: 'Escribe por qué se cancela la campaña',
  campaign_word_missing: 'Escribe cómo lo comunicó el contacto, por ejemplo, «por teléfono»',
  other_currency: 'Esta campaña está en {currency}',
  unknown_column: 'El archivo no tiene la columna «{name}»',
} satisfies Words<typeof english>;
