import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  menu: {
    opening: {
      plain: [
        '{restaurant} serve {cuisine}.',
        'No cardápio: {cuisine}.',
        'A nossa proposta: {cuisine}.',
        'O que espera você: {cuisine}.',
      ],
      warm: [
        'Boas-vindas! {restaurant}: {cuisine}.',
        'Sinta-se em casa: {cuisine}.',
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
    prices: [
      'Os pratos custam de {least} a {most}.',
      'Os preços vão de {least} a {most}.',
      'Cada prato custa entre {least} e {most}.',
    ],
  },
};

export default patterns;
