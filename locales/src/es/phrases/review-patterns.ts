import type { ReviewPatterns } from '../../en/phrases/review-patterns.ts';

const patterns: ReviewPatterns = {
  opening: {
    good: {
      plain: [
        ['Muchas gracias por su amable reseña.', 'Muchas gracias por tu amable reseña.'],
        ['Gracias por el tiempo que ha dedicado a escribirnos.', 'Gracias por el tiempo que has dedicado a escribirnos.'],
        ['Le agradecemos su comentario.', 'Te agradecemos tu comentario.'],
        ['Su reseña es muy valiosa, gracias.', 'Tu reseña es muy valiosa, gracias.'],
      ],
      warm: [
        ['Gracias de corazón por su reseña.', 'Gracias de corazón por tu reseña.'],
        ['Qué alegría leer sus palabras, muchas gracias.', 'Qué alegría leer tus palabras, muchas gracias.'],
        ['Sus palabras nos emocionan, gracias.', 'Tus palabras nos emocionan, gracias.'],
        'Da gusto leer una reseña así, gracias.',
      ],
      bold: [
        ['Con estas palabras nos ha alegrado el día, gracias.', 'Con estas palabras nos has alegrado el día, gracias.'],
        'Esto sí que es una reseña, gracias.',
        ['Su reseña nos ha alegrado el día, gracias.', 'Tu reseña nos ha alegrado el día, gracias.'],
        'Palabras así nos dan alas, gracias.',
      ],
    },
    mixed: [
      ['Gracias por su sinceridad.', 'Gracias por tu sinceridad.'],
      ['Gracias por contarnos lo que le gustó y lo que no.', 'Gracias por contarnos lo que te gustó y lo que no.'],
      ['Su comentario tan detallado nos ayuda, gracias.', 'Tu comentario tan detallado nos ayuda, gracias.'],
      'Una opinión franca siempre ayuda, gracias.',
    ],
    bad: [
      [
        'Gracias por su comentario. Lamentamos que la experiencia no haya sido buena.',
        'Gracias por tu comentario. Lamentamos que la experiencia no haya sido buena.',
      ],
      'Lamentamos leer esto y agradecemos el aviso.',
      [
        'Gracias por hablarnos con franqueza. Sentimos no haber estado a la altura de lo que esperaba.',
        'Gracias por hablarnos con franqueza. Sentimos no haber estado a la altura de lo que esperabas.',
      ],
      'No debería haber sido así, y pedimos disculpas.',
    ],
  },
  courtesy: {
    plain: [],
    warm: [
      [
        'Nos alegra mucho que se haya tomado el tiempo de escribir.',
        'Nos alegra mucho que te hayas tomado el tiempo de escribir.',
      ],
      'Para todo el equipo significa mucho.',
      'Líneas como estas se leen con gusto.',
    ],
    bold: ['Hemos leído cada palabra.', 'No se nos ha escapado ni una línea.', 'Hemos leído la reseña de principio a fin.'],
  },
  sober: {
    plain: [],
    warm: [
      ['Valoramos el tiempo que nos ha dedicado.', 'Valoramos el tiempo que nos has dedicado.'],
      'Ayuda mucho hablarlo abiertamente.',
      ['Que nos lo cuente nos ayuda a mejorar.', 'Que nos lo cuentes nos ayuda a mejorar.'],
    ],
    bold: ['Hemos leído cada palabra.', 'Las palabras claras son bienvenidas.', 'No se nos ha escapado ni una línea.'],
  },
  matter: {
    good: {
      plain: [
        ['Lo que escribe {topics} nos alegra mucho.', 'Lo que escribes {topics} nos alegra mucho.'],
        ['Sus palabras {topics} se leen con gusto.', 'Tus palabras {topics} se leen con gusto.'],
        ['Nos complace lo que dice {topics}.', 'Nos complace lo que dices {topics}.'],
      ],
      warm: [
        ['Nos llena de alegría lo que escribe {topics}.', 'Nos llena de alegría lo que escribes {topics}.'],
        ['Sus amables palabras {topics} son un regalo.', 'Tus amables palabras {topics} son un regalo.'],
        ['Lo que cuenta {topics} nos llega al corazón.', 'Lo que cuentas {topics} nos llega al corazón.'],
      ],
      bold: [
        ['Lo que escribe {topics} nos da impulso.', 'Lo que escribes {topics} nos da impulso.'],
        'Palabras así {topics} son el mejor premio.',
        ['Sus elogios {topics} nos animan a seguir.', 'Tus elogios {topics} nos animan a seguir.'],
      ],
    },
    mixed: [
      ['Nos tomamos en serio lo que escribe {topics}.', 'Nos tomamos en serio lo que escribes {topics}.'],
      ['Sus observaciones {topics} son importantes para nosotros.', 'Tus observaciones {topics} son importantes para nosotros.'],
      ['Lo que dice {topics} nos ayuda a mejorar.', 'Lo que dices {topics} nos ayuda a mejorar.'],
    ],
    bad: [
      ['Lo que cuenta {topics} no es lo que queremos ofrecer.', 'Lo que cuentas {topics} no es lo que queremos ofrecer.'],
      ['Nos tomamos muy en serio lo que escribe {topics}.', 'Nos tomamos muy en serio lo que escribes {topics}.'],
      [
        'Sus críticas {topics} nos han llegado, y sentimos el motivo.',
        'Tus críticas {topics} nos han llegado, y sentimos el motivo.',
      ],
    ],
  },
  praiseInOwnWords: [
    'Nos alegra leer esto: {quotation}.',
    'Estas palabras nos alegran: {quotation}.',
    'Leemos con gusto estas palabras: {quotation}.',
  ],
  ownWords: [
    ['Usted escribe: {quotation}. Nos lo tomamos en serio.', 'Escribes: {quotation}. Nos lo tomamos en serio.'],
    'Sentimos leer esto: {quotation}.',
    'Hay un punto que no queremos pasar por alto: {quotation}.',
  ],
  regret: [
    'Sentimos que no todo haya sido como debía.',
    'Es una pena que no todo haya ido bien.',
    'No todo fue como cabe esperar, y lo lamentamos.',
  ],
  private: [
    ['Escríbanos directamente para que podamos aclararlo.', 'Escríbenos directamente para que podamos aclararlo.'],
    [
      'Nos gustaría verlo con usted: póngase en contacto directo con nosotros.',
      'Nos gustaría verlo contigo: ponte en contacto directo con nosotros.',
    ],
    ['Hable directamente con nosotros y lo revisaremos.', 'Habla directamente con nosotros y lo revisaremos.'],
  ],
  nextVisit: {
    plain: [
      ['Será un placer recibirle de nuevo.', 'Será un placer recibirte de nuevo.'],
      ['Le esperamos en su próxima visita.', 'Te esperamos en tu próxima visita.'],
      'Hasta la próxima visita.',
      ['Aquí tiene su casa.', 'Aquí tienes tu casa.'],
    ],
    warm: [
      'Esperamos volver a vernos pronto.',
      ['Nos encantaría tenerle de nuevo por aquí.', 'Nos encantaría tenerte de nuevo por aquí.'],
      ['Vuelva cuando quiera, le esperamos.', 'Vuelve cuando quieras, te esperamos.'],
      ['Sería una alegría volver a verle.', 'Sería una alegría volver a verte.'],
    ],
    bold: [
      'Hasta pronto.',
      'Hasta la próxima, todo estará a punto.',
      'Ya esperamos con ganas la segunda parte.',
      ['Cuente con nosotros cuando quiera.', 'Cuenta con nosotros cuando quieras.'],
    ],
  },
  thanks: {
    plain: [
      ['Gracias por su confianza.', 'Gracias por tu confianza.'],
      ['Su opinión nos ayuda a mejorar.', 'Tu opinión nos ayuda a mejorar.'],
      ['Quedamos a su disposición.', 'Quedamos a tu disposición.'],
      ['Le agradecemos la confianza.', 'Te agradecemos la confianza.'],
    ],
    warm: [
      ['Es un placer contar con usted.', 'Es un placer contar contigo.'],
      ['Gracias por la confianza que nos da.', 'Gracias por la confianza que nos das.'],
      ['Sus palabras significan mucho para nosotros.', 'Tus palabras significan mucho para nosotros.'],
      ['Nos alegra tenerle con nosotros.', 'Nos alegra tenerte con nosotros.'],
    ],
    bold: [
      'Una clientela así nos hace crecer.',
      'Hasta el próximo pedido, con mucho gusto.',
      'Esto nos da impulso.',
      'Seguimos adelante.',
    ],
  },
};

export default patterns;
