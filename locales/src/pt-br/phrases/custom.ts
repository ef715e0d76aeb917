import type { CustomPhrases } from '../../en/phrases/custom.ts';

const custom: CustomPhrases = {
  plan: {
    pillars: ['Perguntas de clientes', 'Dicas para pôr em prática', 'Bastidores', 'Novidades e datas'],
    posts: [
      (subject) => `${subject}: uma dica para testar hoje`,
      (subject) => `${subject}: um olhar nos bastidores`,
      (subject) => `${subject}: uma pergunta para a comunidade`,
      (subject) => `${subject}: um erro e como evitá-lo`,
      (subject) => `${subject}: um exemplo do nosso trabalho`,
    ],
    newsletters: [
      (subject) => `${subject}: o essencial em poucas linhas`,
      (subject) => `${subject}: o que vale saber agora`,
      (subject) => `${subject}: perguntas e nossas respostas`,
    ],
    offers: [
      (business) => `${business}: a oferta em resumo`,
      (business) => `${business}: como funciona`,
      (business) => `${business}: para quem é`,
    ],
    angles: {
      post: [
        'Um passo de cinco minutos, mostrado do começo ao fim.',
        'Quem faz o trabalho, com quais ferramentas, e o que ninguém costuma ver.',
        'Uma pergunta com duas respostas para escolher; as respostas viram o próximo post.',
        'O erro, quanto custa e o único gesto que o evita.',
        'Um caso: como começou, o que foi feito e no que deu.',
      ],
      newsletter: [
        'Três pontos, uma linha cada, com link para saber mais.',
        'O que mudou desde a última edição e o que isso significa para quem lê.',
        'Duas perguntas que de fato chegaram, respondidas em três frases cada.',
      ],
    },
    sameIdea: (channel) => `A ideia da peça anterior (${channel}), contada no estilo deste canal.`,
    serves: (goal) => `Serve ao objetivo: ${goal}.`,
    offerAngle: (goal) => `Leva direto ao objetivo: ${goal}.`,
    dateAngle: 'O que acontece nesse dia e o que isso muda para quem lê.',
    formats: { article: 'Artigo', post: 'Post', picture: 'Post com imagem', video: 'Vídeo', newsletter: 'Newsletter' },
    calls: {
      article: 'Deixar uma pergunta nos comentários',
      post: 'Responder nos comentários',
      newsletter: 'Responder a este e-mail',
    },
    offerLinkMissing: 'link para a oferta',
    notInCalendar: (dates) => `Fora do calendário, porque o dia não está claro ou não cai nestas semanas: ${dates}.`,
    measures: {
      article: 'Visitas aos artigos e tempo de leitura',
      post: 'Comentários, salvamentos e cliques por post',
      video: 'Vídeos vistos até o fim e comentários por vídeo',
      newsletter: 'Newsletters abertas, cliques e descadastros',
      goal: (goal) => `${goal}: situação antes do início e no fim do plano`,
    },
  },
};

export default custom;
