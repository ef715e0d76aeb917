import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  opening: {
    good: [
      (formal) => `Muchas gracias por ${formal ? 'su' : 'tu'} amable reseña.`,
      (formal) => `Gracias por el tiempo que ${formal ? 'ha' : 'has'} dedicado a escribirnos.`,
      (formal) => `Gracias de corazón por ${formal ? 'su' : 'tu'} comentario.`,
    ],
    mixed: [
      (formal) => `Gracias por ${formal ? 'su' : 'tu'} sinceridad.`,
      (formal) => `Gracias por contarnos lo que ${formal ? 'le' : 'te'} gustó y lo que no.`,
      (formal) => `Gracias por ${formal ? 'su' : 'tu'} comentario tan detallado.`,
    ],
    bad: [
      (formal) => `Gracias por ${formal ? 'su' : 'tu'} comentario. Lamentamos que la experiencia no haya sido buena.`,
      () => 'Lamentamos leer esto y agradecemos el aviso.',
      (formal) =>
        `Gracias por hablarnos con franqueza. Sentimos no haber estado a la altura de lo que ${formal ? 'esperaba' : 'esperabas'}.`,
    ],
  },
  matter: {
    good: (topics, formal) => `Lo que ${formal ? 'escribe' : 'escribes'} ${topics} nos alegra mucho.`,
    mixed: (topics, formal) => `Nos tomamos en serio lo que ${formal ? 'escribe' : 'escribes'} ${topics}.`,
    bad: (topics, formal) => `Lo que ${formal ? 'cuenta' : 'cuentas'} ${topics} no es lo que queremos ofrecer.`,
  },
  ownWords: (quotation, formal) => `${formal ? 'Usted escribe' : 'Escribes'}: ${quotation}. Nos lo tomamos en serio.`,
  topics: [
    {
      words: /(?<!\p{L})(?:personal|equipo|servicio|camarer[oa]s?|recepción|emplead[oa]s?|atención)(?!\p{L})/iu,
      about: 'sobre nuestro equipo',
    },
    {
      words: /(?<!\p{L})(?:comida|desayuno|cena|almuerzo|platos?|menú|pizza|café|bebidas?)(?!\p{L})/iu,
      about: 'sobre la comida',
    },
    {
      words: /(?<!\p{L})(?:habitación|habitaciones|cama|baño|ducha|apartamento|ruido|ruidos[oa])(?!\p{L})/iu,
      about: 'sobre la habitación',
    },
    { words: /(?<!\p{L})(?:entreg\p{L}*|envío|paquete|embalaje|mensajero)(?!\p{L})/iu, about: 'sobre la entrega' },
    {
      words: /(?<!\p{L})(?:esper(?:a|ar|amos|é)|cola|lent[oa]s?|tard(?:e|ó|aron)|retraso)(?!\p{L})/iu,
      about: 'sobre el tiempo de espera',
    },
    { words: /(?<!\p{L})(?:calidad|producto|artículo|material)(?!\p{L})/iu, about: 'sobre el producto' },
    { words: /(?<!\p{L})(?:precios?|car[oa]s?|barat[oa]s?)(?!\p{L})/iu, about: 'sobre el precio' },
  ],
  factsMissing: 'qué ocurrió y qué se ha hecho al respecto, tal como puede leerlo todo el mundo.',
  private: (formal) =>
    formal ? 'Escríbanos directamente para que podamos verlo juntos.' : 'Escríbenos directamente para que podamos verlo juntos.',
  contactMissing: 'dirección o número para hablarlo en privado',
  nextVisit: [
    (formal) => `Será un placer ${formal ? 'recibirle' : 'recibirte'} de nuevo.`,
    (formal) => `${formal ? 'Le' : 'Te'} esperamos en ${formal ? 'su' : 'tu'} próxima visita.`,
    () => 'Esperamos volver a vernos pronto.',
  ],
  thanks: [
    (formal) => `Gracias por ${formal ? 'su' : 'tu'} confianza.`,
    (formal) => `Es un placer contar con ${formal ? 'usted' : 'tu confianza'}.`,
    (formal) => `${formal ? 'Su' : 'Tu'} opinión nos ayuda a nosotros y a otros clientes.`,
  ],
};

export default review;
