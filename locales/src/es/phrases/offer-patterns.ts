import type { OfferPatterns } from '../../en/phrases/offer-patterns.ts';

const patterns: OfferPatterns = {
  job: {
    opening: {
      plain: [
        '{company} busca personal{where}. El puesto: {role}.',
        'Puesto vacante{where} en {company}: {role}.',
        '{company} tiene un puesto vacante{where}: {role}.',
        'Para reforzar su equipo, {company} busca{where}: {role}.',
      ],
      warm: [
        'Hay un sitio en nuestro equipo. {company} busca{where}: {role}.',
        [
          '¿Le gustaría trabajar con nosotros? {company} busca{where}: {role}.',
          '¿Te gustaría trabajar con nosotros? {company} busca{where}: {role}.',
        ],
        ['Venga a trabajar con {company}{where}: {role}.', 'Ven a trabajar con {company}{where}: {role}.'],
        'En {company} queremos crecer{where} con una persona más: {role}.',
      ],
      bold: [
        '{company} contrata{where}. El puesto: {role}.',
        '¿Ganas de algo nuevo? {company} busca{where}: {role}.',
        ['Su próximo paso{where}: {role} en {company}.', 'Tu próximo paso{where}: {role} en {company}.'],
        'Se busca{where}: {role}. Contrata {company}.',
      ],
    },
    closing: {
      plain: [
        'Respondemos con gusto a las preguntas sobre el puesto.',
        ['Esperamos su candidatura.', 'Esperamos tu candidatura.'],
        'Cualquier pregunta sobre el puesto es bienvenida.',
        ['Si tiene dudas, escríbanos.', 'Si tienes dudas, escríbenos.'],
      ],
      warm: [
        ['Tenemos ganas de conocerle.', 'Tenemos ganas de conocerte.'],
        ['Será un placer leerle.', 'Será un placer leerte.'],
        ['Cuéntenos quién es.', 'Cuéntanos quién eres.'],
        ['Escríbanos, le esperamos.', 'Escríbenos, te esperamos.'],
      ],
      bold: [
        ['Muéstrenos lo que sabe hacer.', 'Muéstranos lo que sabes hacer.'],
        ['¿A qué espera?', '¿A qué esperas?'],
        ['Ahora le toca a usted.', 'Ahora te toca a ti.'],
        ['Convénzanos.', 'Convéncenos.'],
      ],
    },
    equalOpportunity: [
      'Valoramos todas las candidaturas, sin distinción de género, edad, origen, religión, discapacidad u orientación sexual.',
      'Todas las candidaturas son bienvenidas, sin distinción de género, edad, origen, religión, discapacidad u orientación sexual.',
      'El género, la edad, el origen, la religión, la discapacidad o la orientación sexual no cambian nada para nosotros.',
    ],
  },
  property: {
    lead: {
      plain: [],
      warm: [
        'Un lugar al que llamar hogar.',
        'Entrar y sentirse en casa.',
        'Espacio para un nuevo capítulo.',
        'Un sitio donde echar raíces.',
      ],
      bold: [
        'Esta podría ser su próxima dirección.',
        'Merece una visita.',
        'Una dirección para recordar.',
        'Una oportunidad que conviene ver.',
      ],
    },
    layout: ['La vivienda se distribuye en {rooms}.', 'Las estancias: {rooms}.', 'En el interior: {rooms}.'],
    closing: {
      plain: [
        'Las visitas se conciertan a petición.',
        'Es posible concertar una visita.',
        'Para una visita, póngase en contacto con nosotros.',
        'Organizamos visitas a petición.',
      ],
      warm: [
        'Con gusto le enseñamos la vivienda.',
        'Venga a conocer la vivienda, le esperamos.',
        'Será un placer acompañarle en la visita.',
        'Visite la vivienda con calma.',
      ],
      bold: [
        'Concierte ahora su visita.',
        'Conozca la vivienda en persona.',
        '¿Cuándo quiere hacer la visita?',
        'Reserve hoy su visita.',
      ],
    },
  },
};

export default patterns;
