import type english from '../../en/validation/campaigns.ts';
import type { Words } from '../../words.ts';

export default {
  campaign_name_missing: 'Informe um nome para a campanha',
  end_before_start: 'O fim é anterior ao início',
  campaign_too_long: 'Uma campanha dura no máximo dois anos',
  item_outside: 'Esta ação está fora da campanha',
  items_outside: '“{name}” ficaria fora da campanha',
  campaign_contact_missing: 'Informe o contato que aprova a campanha',
  campaign_items_missing: 'Adicione pelo menos uma ação ao plano',
  campaign_note_missing: 'Escreva por que a campanha é cancelada',
  campaign_word_missing: 'Escreva como o contato informou, por exemplo “por telefone”',
  other_currency: 'Esta campanha está em {currency}',
  unknown_column: 'O arquivo não tem a coluna “{name}”',
} satisfies Words<typeof english>;
