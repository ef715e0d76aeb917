import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  topics: [
    {
      words: /(?<!\p{L})(?:equipe|atendimento|serviço|garço(?:m|ns|nete)|funcionári[oa]s?)(?!\p{L})/iu,
      about: 'sobre a nossa equipe',
    },
    { words: /(?<!\p{L})(?:café da manhã)(?!\p{L})/iu, about: 'sobre o café da manhã' },
    { words: /(?<!\p{L})(?:comida|jantar|almoço|pratos?|cardápio|pizza)(?!\p{L})/iu, about: 'sobre a comida' },
    { words: /(?<!\p{L})(?:quartos?|cama|banheiro|chuveiro|apartamento)(?!\p{L})/iu, about: 'sobre o quarto' },
    { words: /(?<!\p{L})(?:spa|piscina|sauna|hidromassagem)(?!\p{L})/iu, about: 'sobre o spa e a piscina' },
    { words: /(?<!\p{L})(?:academia)(?!\p{L})/iu, about: 'sobre a academia' },
    { words: /(?<!\p{L})(?:elevador)(?!\p{L})/iu, about: 'sobre o elevador' },
    { words: /(?<!\p{L})(?:wi-?fi|internet)(?!\p{L})/iu, about: 'sobre o wifi' },
    { words: /(?<!\p{L})(?:barulho|barulhent[oa])(?!\p{L})/iu, about: 'sobre o barulho' },
    { words: /(?<!\p{L})(?:estacionamento|estacionar|garagem)(?!\p{L})/iu, about: 'sobre o estacionamento' },
    { words: /(?<!\p{L})(?:check-?in|recepção|chegada)(?!\p{L})/iu, about: 'sobre a recepção' },
    { words: /(?<!\p{L})(?:limp[oa]s?|limpeza|suj[oa]s?|sujeira|poeira)(?!\p{L})/iu, about: 'sobre a limpeza' },
    {
      words: /(?<!\p{L})(?:espera|esper(?:ei|amos|ar)|fila|lent[oa]s?|demor\p{L}*|atras\p{L}*)(?!\p{L})/iu,
      about: 'sobre o tempo de espera',
    },
    { words: /(?<!\p{L})(?:embalagem|embalad[oa])(?!\p{L})/iu, about: 'sobre a embalagem' },
    { words: /(?<!\p{L})(?:entreg\p{L}*|frete|pacote|encomenda)(?!\p{L})/iu, about: 'sobre a entrega' },
    { words: /(?<!\p{L})(?:devolução|devoluções|reembolso|troca)(?!\p{L})/iu, about: 'sobre a devolução' },
    { words: /(?<!\p{L})(?:qualidade|produto|item|material)(?!\p{L})/iu, about: 'sobre o produto' },
    { words: /(?<!\p{L})(?:preços?|car[oa]s?|barat[oa]s?)(?!\p{L})/iu, about: 'sobre o preço', isSlight: true },
  ],
  thanksAtEnd: /[\s,.!–-]+(?:obrigad[oa]|valeu)(?!\p{L}).{0,20}$/iu,
};

export default review;
