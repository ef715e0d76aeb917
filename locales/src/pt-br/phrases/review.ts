import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  opening: {
    good: [
      () => 'Muito obrigado pela sua avaliação tão gentil.',
      () => 'Obrigado por dedicar seu tempo a escrever esta avaliação.',
      () => 'Agradecemos de coração o seu comentário.',
    ],
    mixed: [
      () => 'Obrigado pela sua avaliação sincera.',
      () => 'Obrigado por nos contar o que você gostou e o que não gostou.',
      () => 'Obrigado pelo seu comentário tão detalhado.',
    ],
    bad: [
      () => 'Obrigado pelo seu comentário. Lamentamos que a sua experiência não tenha sido boa.',
      () => 'Lamentamos ler isso e agradecemos por nos avisar.',
      () => 'Obrigado pela franqueza. Lamentamos não ter correspondido ao que você esperava.',
    ],
  },
  matter: {
    good: (topics) => `O que você escreveu ${topics} nos deixa muito felizes.`,
    mixed: (topics) => `Levamos a sério o que você escreveu ${topics}.`,
    bad: (topics) => `O que você conta ${topics} não é o que queremos oferecer.`,
  },
  ownWords: (quotation) => `Você escreveu: ${quotation}. Levamos isso a sério.`,
  topics: [
    {
      words: /(?<!\p{L})(?:equipe|atendimento|serviço|garço(?:m|ns|nete)|recepção|funcionári[oa]s?)(?!\p{L})/iu,
      about: 'sobre a nossa equipe',
    },
    {
      words: /(?<!\p{L})(?:comida|café da manhã|jantar|almoço|pratos?|cardápio|pizza|bebidas?)(?!\p{L})/iu,
      about: 'sobre a comida',
    },
    {
      words: /(?<!\p{L})(?:quartos?|cama|banheiro|chuveiro|apartamento|barulho|barulhent[oa])(?!\p{L})/iu,
      about: 'sobre o quarto',
    },
    { words: /(?<!\p{L})(?:entreg\p{L}*|frete|pacote|embalagem|encomenda)(?!\p{L})/iu, about: 'sobre a entrega' },
    {
      words: /(?<!\p{L})(?:espera|esper(?:ei|amos|ar)|fila|lent[oa]s?|demor\p{L}*|atras\p{L}*)(?!\p{L})/iu,
      about: 'sobre o tempo de espera',
    },
    { words: /(?<!\p{L})(?:qualidade|produto|item|material)(?!\p{L})/iu, about: 'sobre o produto' },
    { words: /(?<!\p{L})(?:preços?|car[oa]s?|barat[oa]s?)(?!\p{L})/iu, about: 'sobre o preço' },
  ],
  factsMissing: 'o que aconteceu e o que foi feito, em palavras que todos podem ler.',
  private: () => 'Escreva diretamente para nós, para que possamos ver isso juntos.',
  contactMissing: 'endereço ou número para uma conversa em particular',
  nextVisit: [
    () => 'Será um prazer receber você de novo.',
    () => 'Esperamos a sua próxima visita.',
    () => 'Esperamos ver você em breve.',
  ],
  thanks: [
    () => 'Obrigado pela confiança.',
    () => 'É muito bom ter você como cliente.',
    () => 'A sua opinião ajuda a nós e a outros clientes.',
  ],
};

export default review;
