import type { QuestionPhrases } from '../../en/phrases/question.ts';

const question: QuestionPhrases = {
  general: (subject) => `${subject}: ¿qué conviene saber?`,
  answerMissing: 'la respuesta, que no figura en la información facilitada.',
  ask: {
    audience: '¿Para quién es?',
    price: '¿Cuánto cuesta?',
    included: '¿Qué incluye?',
    measures: '¿Qué medidas y materiales tiene?',
    times: '¿Cuándo y dónde?',
    booking: '¿Cómo se reserva o se pide?',
    payment: '¿Cómo se puede pagar?',
    delivery: '¿Cómo funciona la entrega?',
    care: '¿Cómo se limpia y se conserva?',
    returns: '¿Se puede cancelar o devolver?',
    warranty: '¿Tiene garantía?',
    contact: '¿Con quién puedo hablar?',
  },
  words: {
    audience:
      /(?<!\p{L})(?:apt[oa]s?|indicad[oa]s?|ideal(?:es)?|pensad[oa]s?|dirigid[oa]s?|recomendad[oa]s?) (?:para|a)(?!\p{L})|(?<!\p{L})para (?:principiantes|familias|niños|adultos|todos|empresas|personas|quien(?:es)?)(?!\p{L})/iu,
    included: /(?<!\p{L})(?:incluy\p{L}*|inclu(?:ye|ido|ida|idos|idas)|contiene)(?!\p{L})/iu,
    measures:
      /(?<!\p{L})(?:pesa|peso|mide|medidas|dimensiones|tallas?|tamaños?|material(?:es)?|fabricad[oa]s? (?:en|con)|hech[oa]s? (?:de|con))(?!\p{L})|\d\s?(?:cm|mm|kg|g|ml)(?!\p{L})/iu,
    times:
      /(?<!\p{L})(?:abiert[oa]s?|abre|abrimos|cerrad[oa]s?|horarios?|cada día|todos los días|empiezan?|comienzan?|salen?|salidas|dirección|check-in|(?:la )?entrada (?:es )?a partir de|aparcamiento)(?!\p{L})/iu,
    booking:
      /(?<!\p{L})(?:reserv(?!ad[oa] para)\p{L}*|(?:los|su|tu|el|hacer(?: un)?) pedidos?|se pide|encarg(?:ar|os?|ue)|(?:con|sin) cita(?: previa)?|inscri(?:b\p{L}+|pci\p{L}+)|con la app|se alquilan? (?:con|por|en))(?!\p{L})/iu,
    payment:
      /(?<!\p{L})(?:se paga|pagar(?:se)?|pagos?|tarjetas? (?:de crédito|de débito|bancaria)|con tarjeta|PayPal|Visa|Mastercard|con factura|a plazos|transferencia)(?!\p{L})/iu,
    delivery: /(?<!\p{L})(?:entreg\p{L}*|envíos?|enviamos|reparto)(?!\p{L})/iu,
    care: /(?<!\p{L})(?:lav(?:a|ar|able|ables|ado)|limpi\p{L}*|lavavajillas|secadora|planchar|crema para (?:el )?cuero|mantenimiento|conserva\p{L}*)(?!\p{L})/iu,
    returns: /(?<!\p{L})(?:devol\p{L}*|devuelv\p{L}*|reembols\p{L}*|cambios|cancel\p{L}*|anul\p{L}*|desistimiento)(?!\p{L})/iu,
    warranty: /(?<!\p{L})(?:garantías?|repuestos?|recambios?|reparaci(?:ón|ones) gratuitas?)(?!\p{L})/iu,
    contact: /@|(?<!\p{L})(?:teléfono|llamar|llame|correo|escribir a|contact\p{L}*|preguntas:|consultas:)(?!\p{L})/iu,
  },
};

export default question;
