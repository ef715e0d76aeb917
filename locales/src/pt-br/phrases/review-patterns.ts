import type { ReviewPatterns } from '../../en/phrases/review-patterns.ts';

const patterns: ReviewPatterns = {
  opening: {
    good: {
      plain: [
        'Agradecemos a sua avaliação tão gentil.',
        'Agradecemos por dedicar seu tempo a escrever esta avaliação.',
        'Seu comentário é muito valioso, agradecemos.',
        'A sua avaliação chegou até nós, e agradecemos por ela.',
      ],
      warm: [
        'Agradecemos de coração a sua avaliação.',
        'Que alegria ler as suas palavras, agradecemos muito.',
        'As suas palavras nos alegram, agradecemos.',
        'Dá gosto ler uma avaliação assim, agradecemos.',
      ],
      bold: [
        'Com estas palavras você alegrou o nosso dia.',
        'Isto sim é uma avaliação, agradecemos.',
        'Sua avaliação acertou em cheio, agradecemos.',
        'Palavras assim nos dão força, agradecemos.',
      ],
    },
    mixed: [
      'Agradecemos a sua avaliação sincera.',
      'Agradecemos por nos contar o que agradou e o que não agradou.',
      'Seu comentário detalhado nos ajuda, agradecemos.',
      'Uma opinião franca sempre ajuda, agradecemos.',
    ],
    bad: [
      'Agradecemos o seu comentário. Lamentamos que a sua experiência não tenha sido boa.',
      'Lamentamos ler isso e agradecemos por nos avisar.',
      'Agradecemos a franqueza. Lamentamos não ter correspondido ao que você esperava.',
      'Não deveria ter sido assim, e pedimos desculpas.',
    ],
  },
  courtesy: {
    plain: [],
    warm: [
      'Ficamos muito felizes por você ter escrito.',
      'Para toda a equipe, isso significa muito.',
      'É bom ler linhas como estas.',
    ],
    bold: ['Lemos cada palavra.', 'Nenhuma linha nos escapou.', 'Lemos tudo do começo ao fim.'],
  },
  sober: {
    plain: [],
    warm: ['Valorizamos o tempo que você dedicou.', 'Falar disso abertamente nos ajuda.', 'Saber como foi nos ajuda.'],
    bold: ['Lemos cada palavra.', 'Palavras claras são bem-vindas.', 'Nenhuma linha nos escapou.'],
  },
  matter: {
    good: {
      plain: [
        'O que você escreveu {topics} nos deixa muito felizes.',
        'Suas palavras {topics} são boas de ler.',
        'Lemos com prazer o que você diz {topics}.',
      ],
      warm: [
        'Ficamos cheios de alegria com o que você escreveu {topics}.',
        'Suas palavras gentis {topics} são um presente.',
        'O que você conta {topics} aquece o coração.',
      ],
      bold: [
        'O que você escreveu {topics} nos dá asas.',
        'Palavras assim {topics} são o melhor prêmio.',
        'Seus elogios {topics} acertaram em cheio.',
      ],
    },
    mixed: [
      'Levamos a sério o que você escreveu {topics}.',
      'Suas observações {topics} são importantes para nós.',
      'O que você diz {topics} nos ajuda a melhorar.',
    ],
    bad: [
      'O que você conta {topics} não é o que queremos oferecer.',
      'Levamos muito a sério o que você escreveu {topics}.',
      'Suas críticas {topics} chegaram até nós, e lamentamos o motivo.',
    ],
  },
  praiseInOwnWords: [
    'Ficamos felizes ao ler isto: {quotation}.',
    'Estas palavras nos alegram: {quotation}.',
    'É bom ler estas palavras: {quotation}.',
  ],
  ownWords: [
    'Você escreveu: {quotation}. Levamos isso a sério.',
    'Lamentamos ler isto: {quotation}.',
    'Há um ponto que não queremos deixar passar: {quotation}.',
  ],
  regret: [
    'Lamentamos que nem tudo tenha sido como deveria.',
    'É uma pena que nem tudo tenha dado certo.',
    'Nem tudo foi como se espera, e lamentamos.',
  ],
  private: [
    'Escreva diretamente para nós, para que possamos ver isso com você.',
    'Gostaríamos de ver isso com você: fale diretamente com a gente.',
    'Fale diretamente com a gente, e vamos esclarecer tudo.',
  ],
  nextVisit: {
    plain: ['Será um prazer receber você de novo.', 'Esperamos a sua próxima visita.', 'Até a próxima visita.', 'A casa é sua.'],
    warm: [
      'Esperamos ver você em breve.',
      'Vai ser bom ter você de novo com a gente.',
      'Volte quando quiser, esperamos você.',
      'Seria uma alegria ver você de novo.',
    ],
    bold: [
      'Quando vamos nos ver de novo?',
      'Até a próxima, estará tudo pronto.',
      'Já esperamos o segundo tempo.',
      'Volte logo para nos pôr à prova.',
    ],
  },
  thanks: {
    plain: [
      'Agradecemos a confiança.',
      'A sua opinião ajuda a nós e a outros clientes.',
      'Continuamos à sua disposição.',
      'O seu comentário é importante para nós.',
    ],
    warm: [
      'É muito bom ter você como cliente.',
      'Agradecemos a confiança em nós.',
      'Suas palavras significam muito para nós.',
      'Que bom ter você com a gente.',
    ],
    bold: [
      'Clientes assim nos fazem crescer.',
      'Até o próximo pedido, com prazer.',
      'Isso nos dá impulso.',
      'Seguimos em frente.',
    ],
  },
};

export default patterns;
