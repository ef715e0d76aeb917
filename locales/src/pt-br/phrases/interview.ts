import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Roteiro de entrevista: ${job}`,
  opening: (job) => `O que na sua experiência até aqui melhor prepara você para esta vaga (${job})?`,
  questions: {
    screening: [
      'onde você já colocou isso em prática, e por quanto tempo?',
      'o que você gostaria de aprender aqui nos primeiros meses?',
      'do que você precisa da nossa parte para fazer isso bem?',
    ],
    technical: [
      'descreva passo a passo como você costuma fazer.',
      'descreva um caso difícil. Que opções você considerou e por que decidiu assim?',
      'como você percebe cedo que algo vai mal, e o que faz então?',
    ],
    behavioural: [
      'conte uma situação em que isso foi decisivo. Qual era a sua tarefa, o que você fez e qual foi o resultado?',
      'conte uma vez em que as coisas não saíram como planejado. O que você fez e como terminou?',
      'quando você teve de escolher entre isso e algo tão importante quanto? Como decidiu?',
    ],
    final: [
      'o que você olharia primeiro nas primeiras semanas conosco?',
      'o que você deixaria de fazer, manteria ou mudaria para melhorar?',
      'como saberíamos, depois de um ano, que deu certo?',
    ],
  },
  leading: 'como você desenvolve isso nas pessoas que trabalham com você? Dê um exemplo, por favor.',
  goodSigns: [
    'Dá um exemplo concreto, a própria parte e o resultado; os detalhes se encaixam.',
    'Explica as razões da decisão, conhece as alternativas, diz o que aprendeu.',
    'Pondera com franqueza, assume a responsabilidade, tira conclusões.',
  ],
  warningSigns: [
    'Fica no geral, só diz “nós”, não dá exemplos nem quando se pergunta de novo.',
    'Culpa os outros ou as circunstâncias, vê um só caminho, resultado pouco claro.',
    'Evita o conflito, não sabe dizer o que faria diferente hoje.',
  ],
  followUps: [
    'Qual foi exatamente a sua parte?',
    'O que você faria diferente hoje?',
    'O que disseram as outras pessoas envolvidas?',
  ],
  ahead: {
    goodSigns: 'Responde de forma concreta, sabe o que a vaga envolve, e o que diz combina com a experiência.',
    warningSigns: 'Responde com frases prontas, sabe pouco sobre a vaga, as expectativas não combinam.',
    followUps: ['Pode me dar um exemplo?', 'Por que isso em particular?', 'Do que isso dependeria?'],
  },
  scale: 'não demonstrada · em parte · plena · acima do esperado',
};

export default interview;
