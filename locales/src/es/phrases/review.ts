import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  topics: [
    {
      words: /(?<!\p{L})(?:personal|equipo|servicio|camarer[oa]s?|emplead[oa]s?|atención)(?!\p{L})/iu,
      about: 'sobre nuestro equipo',
    },
    { words: /(?<!\p{L})(?:desayunos?)(?!\p{L})/iu, about: 'sobre el desayuno' },
    { words: /(?<!\p{L})(?:comida|cena|almuerzo|platos?|menú|pizza)(?!\p{L})/iu, about: 'sobre la comida' },
    { words: /(?<!\p{L})(?:habitación|habitaciones|cama|baño|ducha|apartamento)(?!\p{L})/iu, about: 'sobre la habitación' },
    { words: /(?<!\p{L})(?:spa|piscina|sauna|jacuzzi)(?!\p{L})/iu, about: 'sobre el spa y la piscina' },
    { words: /(?<!\p{L})(?:gimnasio)(?!\p{L})/iu, about: 'sobre el gimnasio' },
    { words: /(?<!\p{L})(?:ascensor)(?!\p{L})/iu, about: 'sobre el ascensor' },
    { words: /(?<!\p{L})(?:wi-?fi|internet)(?!\p{L})/iu, about: 'sobre el wifi' },
    { words: /(?<!\p{L})(?:ruido|ruidos[oa])(?!\p{L})/iu, about: 'sobre el ruido' },
    { words: /(?<!\p{L})(?:aparcamiento|aparcar|parking|garaje)(?!\p{L})/iu, about: 'sobre el aparcamiento' },
    { words: /(?<!\p{L})(?:check-?in|recepción|llegada)(?!\p{L})/iu, about: 'sobre la recepción' },
    { words: /(?<!\p{L})(?:limpi[oa]s?|limpieza|suci[oa]s?|suciedad|polvo)(?!\p{L})/iu, about: 'sobre la limpieza' },
    {
      words: /(?<!\p{L})(?:esper(?:a|ar|amos|é)|cola|lent[oa]s?|tard(?:e|ó|aron)|retraso)(?!\p{L})/iu,
      about: 'sobre el tiempo de espera',
    },
    { words: /(?<!\p{L})(?:embalaje|embalad[oa]|envoltorio)(?!\p{L})/iu, about: 'sobre el embalaje' },
    { words: /(?<!\p{L})(?:entreg\p{L}*|envío|paquete|mensajero)(?!\p{L})/iu, about: 'sobre la entrega' },
    { words: /(?<!\p{L})(?:devolución|devoluciones|reembolso|cambio)(?!\p{L})/iu, about: 'sobre la devolución' },
    { words: /(?<!\p{L})(?:calidad|producto|artículo|material)(?!\p{L})/iu, about: 'sobre el producto' },
    { words: /(?<!\p{L})(?:precios?|car[oa]s?|barat[oa]s?)(?!\p{L})/iu, about: 'sobre el precio', isSlight: true },
  ],
  thanksAtEnd: /[\s,.!–-]+(?:gracias|muchas gracias)(?!\p{L}).{0,20}$/iu,
};

export default review;
