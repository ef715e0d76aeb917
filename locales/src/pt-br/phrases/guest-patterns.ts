import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  event: {
    opening: {
      plain: [
        'Na agenda, {on}: {event}.',
        '{event} acontece {on}.',
        'A data está marcada: {event}, {on}.',
        'No calendário, {on}: {event}.',
      ],
      warm: [
        'Esperamos você {on}: {event}.',
        'Venha estar com a gente {on}: {event}.',
        'Vai ser bom ver você {on}: {event}.',
        'Junte-se a nós {on}: {event}.',
      ],
      bold: [
        'Data para anotar: {event}, {on}.',
        'Reserve a data: {event}, {on}.',
        'É {on} que tudo acontece: {event}.',
        'Anote na agenda: {event}, {on}.',
      ],
    },
    venue: {
      plain: ['O local: {venue}.', 'Acontece aqui: {venue}.', 'Local do evento: {venue}.'],
      warm: ['A gente se encontra aqui: {venue}.', 'Você nos encontra aqui: {venue}.', 'Nosso ponto de encontro: {venue}.'],
      bold: ['O cenário: {venue}.', 'Tudo acontece aqui: {venue}.', 'O lugar certo: {venue}.'],
    },
    online: ['A participação é {venue}.', 'O evento acontece {venue}.', 'Você participa {venue}.'],
    audience: {
      plain: [
        'A programação é pensada para {audience}.',
        'O evento é voltado para {audience}.',
        'Público do evento: {audience}.',
      ],
      warm: [
        'Preparamos tudo com carinho para {audience}.',
        'A programação nasce para {audience}.',
        'Pensamos especialmente em {audience}.',
      ],
      bold: ['Feito sob medida para {audience}.', 'Um encontro para {audience}.', 'É para {audience}.'],
    },
    invite: {
      plain: [
        'Convidamos você para este encontro: {event}.',
        'Este é o seu convite: {event}.',
        'Temos o prazer de convidar você: {event}.',
        'Com esta mensagem, convidamos você: {event}.',
      ],
      warm: [
        'Queremos muito ver você por aqui: {event}.',
        'Esperamos você: {event}.',
        'Venha nos ver: {event}.',
        'Sua presença nos deixaria muito felizes: {event}.',
      ],
      bold: [
        'Não perca este encontro: {event}.',
        'Vamos nos ver? O encontro é este: {event}.',
        'Guarde esta data: {event}.',
        'Abra espaço na agenda: {event}.',
      ],
    },
  },
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
