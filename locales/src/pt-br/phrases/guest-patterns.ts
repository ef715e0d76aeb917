import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  menu: {
    opening: {
      plain: [
        '{restaurant} serve {cuisine}.',
        'No cardápio de {restaurant}: {cuisine}.',
        'A proposta de {restaurant}: {cuisine}.',
        '{restaurant} espera você: {cuisine}.',
      ],
      warm: [
        'Boas-vindas! {restaurant}: {cuisine}.',
        'Sinta-se em casa. {restaurant}: {cuisine}.',
        'A mesa está posta para você. {restaurant}: {cuisine}.',
        'Que bom receber você! {restaurant}: {cuisine}.',
      ],
      bold: [
        'À mesa! {restaurant}: {cuisine}.',
        'Deu fome? {restaurant} tem a resposta: {cuisine}.',
        'Uma mesa, uma promessa: {cuisine}. Assim é {restaurant}.',
        'Chegue com fome: {cuisine}. Assim é {restaurant}.',
      ],
    },
  },
};

export default patterns;
