import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  event: {
    opening: {
      plain: [
        'En el calendario, {on}: {event}.',
        '{event} se celebra {on}.',
        'La fecha está fijada: {event}, {on}.',
        'En la agenda, {on}: {event}.',
      ],
      warm: [
        ['Le esperamos {on}: {event}.', 'Te esperamos {on}: {event}.'],
        ['Acompáñenos {on}: {event}.', 'Acompáñanos {on}: {event}.'],
        ['Será un placer recibirle {on}: {event}.', 'Será un placer verte {on}: {event}.'],
        ['Venga a disfrutar con nosotros {on}: {event}.', 'Ven a disfrutar con nosotros {on}: {event}.'],
      ],
      bold: [
        'Fecha para apuntar: {event}, {on}.',
        ['Reserve la fecha: {event}, {on}.', 'Reserva la fecha: {event}, {on}.'],
        'Todo ocurre {on}: {event}.',
        ['Apúntelo en su agenda: {event}, {on}.', 'Apúntalo en tu agenda: {event}, {on}.'],
      ],
    },
    venue: {
      plain: ['El lugar: {venue}.', 'Se celebra aquí: {venue}.', 'Lugar del evento: {venue}.'],
      warm: [
        'Nos vemos aquí: {venue}.',
        ['Aquí nos encontrará: {venue}.', 'Aquí nos encontrarás: {venue}.'],
        'Nuestro punto de encuentro: {venue}.',
      ],
      bold: ['El escenario: {venue}.', 'Todo sucede aquí: {venue}.', 'El sitio indicado: {venue}.'],
    },
    online: ['Se participa {venue}.', 'El evento se celebra {venue}.', 'La participación es {venue}.'],
    audience: {
      plain: [
        'El programa está pensado para {audience}.',
        'El evento se dirige a este público: {audience}.',
        'Público al que se dirige: {audience}.',
      ],
      warm: [
        'Lo hemos preparado todo pensando en {audience}.',
        'El programa nace para {audience}.',
        'Con cariño se ha pensado para {audience}.',
      ],
      bold: ['Un programa a la medida de {audience}.', 'Hecho para {audience}.', 'Una cita pensada para {audience}.'],
    },
    invite: {
      plain: [
        ['Le invitamos a esta cita: {event}.', 'Te invitamos a esta cita: {event}.'],
        ['Esta es su invitación: {event}.', 'Esta es tu invitación: {event}.'],
        ['Tenemos el gusto de invitarle: {event}.', 'Tenemos el gusto de invitarte: {event}.'],
        ['Con estas líneas le invitamos: {event}.', 'Con estas líneas te invitamos: {event}.'],
      ],
      warm: [
        ['Nos encantaría contar con usted: {event}.', 'Nos encantaría verte: {event}.'],
        ['Le esperamos: {event}.', 'Te esperamos: {event}.'],
        ['Venga a vernos: {event}.', 'Ven a vernos: {event}.'],
        ['Su presencia nos haría mucha ilusión: {event}.', 'Tu presencia nos haría mucha ilusión: {event}.'],
      ],
      bold: [
        ['No se pierda esta cita: {event}.', 'No te pierdas esta cita: {event}.'],
        '¿Nos vemos? Esta es la cita: {event}.',
        ['Guarde esta fecha: {event}.', 'Guarda esta fecha: {event}.'],
        ['Haga un hueco en su agenda: {event}.', 'Haz un hueco en tu agenda: {event}.'],
      ],
    },
  },
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
    prices: [
      'Los platos cuestan de {least} a {most}.',
      'Los precios van de {least} a {most}.',
      'Cada plato cuesta entre {least} y {most}.',
    ],
  },
};

export default patterns;
