import type { CustomPhrases } from '../../en/phrases/custom.ts';

const custom: CustomPhrases = {
  plan: {
    pillars: ['Preguntas de clientes', 'Consejos para poner en práctica', 'Entre bastidores', 'Novedades y fechas'],
    posts: [
      (subject) => `${subject}: un consejo para probar hoy`,
      (subject) => `${subject}: una mirada entre bastidores`,
      (subject) => `${subject}: una pregunta para la comunidad`,
      (subject) => `${subject}: un error y cómo evitarlo`,
      (subject) => `${subject}: un ejemplo de nuestro trabajo`,
    ],
    newsletters: [
      (subject) => `${subject}: lo esencial en pocas líneas`,
      (subject) => `${subject}: lo que conviene saber ahora`,
      (subject) => `${subject}: preguntas y nuestras respuestas`,
    ],
    offers: [
      (business) => `${business}: la oferta de un vistazo`,
      (business) => `${business}: cómo funciona`,
      (business) => `${business}: para quién es`,
    ],
    angles: {
      post: [
        'Un paso de cinco minutos, mostrado de principio a fin.',
        'Quién hace el trabajo, con qué herramientas, y lo que nadie suele ver.',
        'Una pregunta con dos respuestas a elegir; las respuestas serán la siguiente publicación.',
        'El error, lo que cuesta y el único gesto que lo evita.',
        'Un caso: cómo empezó, qué se hizo y en qué acabó.',
      ],
      newsletter: [
        'Tres puntos, una línea cada uno, con enlace para saber más.',
        'Qué ha cambiado desde el último número y qué significa para quien lee.',
        'Dos preguntas que de verdad llegaron, respondidas en tres frases cada una.',
      ],
    },
    sameIdea: (channel) => `La idea de la pieza anterior (${channel}), contada al estilo de este canal.`,
    serves: (goal) => `Sirve al objetivo: ${goal}.`,
    offerAngle: (goal) => `Lleva directamente al objetivo: ${goal}.`,
    dateAngle: 'Qué pasa ese día y qué supone para quien lee.',
    formats: {
      article: 'Artículo',
      post: 'Publicación',
      picture: 'Publicación con imagen',
      video: 'Vídeo',
      newsletter: 'Boletín',
    },
    calls: {
      article: 'Dejar una pregunta en los comentarios',
      post: 'Contarlo en los comentarios',
      newsletter: 'Responder a este correo',
    },
    offerLinkMissing: 'enlace a la oferta',
    notInCalendar: (dates) => `Fuera del calendario, porque el día no está claro o no cae en estas semanas: ${dates}.`,
    measures: {
      article: 'Visitas a los artículos y tiempo de lectura',
      post: 'Comentarios, guardados y clics por publicación',
      video: 'Vídeos vistos hasta el final y comentarios por vídeo',
      newsletter: 'Boletines abiertos, clics y bajas',
      goal: (goal) => `${goal}: situación antes de empezar y al final del plan`,
    },
  },
};

export default custom;
