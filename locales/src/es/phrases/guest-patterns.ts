import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  menu: {
    opening: {
      plain: [
        'En {restaurant} se sirve {cuisine}.',
        'En la carta de {restaurant}: {cuisine}.',
        '{restaurant} ofrece {cuisine}.',
        'La propuesta de {restaurant}: {cuisine}.',
      ],
      warm: [
        ['Le damos la bienvenida a {restaurant}: {cuisine}.', 'Te damos la bienvenida a {restaurant}: {cuisine}.'],
        ['Siéntase a gusto en {restaurant}: {cuisine}.', 'Ponte a gusto en {restaurant}: {cuisine}.'],
        ['En {restaurant} la mesa está puesta para usted: {cuisine}.', 'En {restaurant} la mesa está puesta para ti: {cuisine}.'],
        ['Qué alegría recibirle en {restaurant}: {cuisine}.', 'Qué alegría verte en {restaurant}: {cuisine}.'],
      ],
      bold: [
        'A la mesa en {restaurant}: {cuisine}.',
        '¿Hambre? La respuesta está en {restaurant}: {cuisine}.',
        'Una mesa, una promesa: {cuisine}. Así es {restaurant}.',
        'Rumbo a {restaurant}: {cuisine}.',
      ],
    },
  },
};

export default patterns;
