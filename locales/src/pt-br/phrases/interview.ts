import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Roteiro de entrevista: ${job}`,
  opening: (job) => `O que na sua experiência até aqui melhor prepara você para esta vaga (${job})?`,
  openingForNewcomers: (job) =>
    `O que você já fez, no trabalho, nos estudos ou no tempo livre, que melhor prepara você para esta vaga (${job})?`,
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
  skillKinds: {
    people:
      /(?<!\p{L})(?:lider\p{L}*|equipes?|clientes?|hóspedes|pacientes|comunica\p{L}*|negocia\p{L}*|reclamaç\p{L}*|conflitos?|atendimento|consultoria|vendas?|telefone|pessoas|gestão de pessoas|apresentaç\p{L}*|tutores)(?!\p{L})/iu,
    planning:
      /(?<!\p{L})(?:planej\p{L}*|organiza\p{L}*|turnos|escalas?|estoque|orçamentos?|custos?|compras|coordena\p{L}*|prioridades|logística|prazos|gestão de (?:projetos|tempo))(?!\p{L})/iu,
    knowledge:
      /(?<!\p{L})(?:conhecimentos?|normas?|direito|leis?|legislação|regulament\p{L}*|haccp|inglês|alemão|espanhol|software|sistemas?|excel|sap|crm|uso de|domínio de|CNH|experiência com)(?!\p{L})/iu,
    attitude:
      /(?<!\p{L})(?:calma|pressão|estresse|confiab\p{L}*|pontual\p{L}*|criativ\p{L}*|precisão|cuidado|capricho|atenção|flexib\p{L}*|paciência|curiosidade|iniciativa|responsabilidade|motivação|autonomia|honestidade|empatia)(?!\p{L})/iu,
  },
  bySkill: {
    people: [
      {
        question: 'Conte um desacordo importante no trabalho. O que você disse primeiro e como terminou?',
        goodSigns: 'Apresenta com justiça o lado do outro, cita as próprias palavras e o resultado.',
        warningSigns: 'A culpa era só do outro; nada partiu da própria pessoa para resolver.',
        followUp: 'O que a outra pessoa diria sobre isso?',
      },
      {
        question:
          'Alguém de cujo trabalho você depende não cumpre o combinado repetidas vezes. O que você faz, desde a primeira conversa?',
        goodSigns: 'Fala primeiro em particular, pergunta os motivos, combina algo que possa ser verificado.',
        warningSigns: 'Vai direto à chefia, ou deixa passar para agradar.',
        followUp: 'A partir de quando você envolveria outras pessoas?',
      },
      {
        question: 'Que conversa você gostaria de ter conduzido de outro jeito, e o que faz diferente desde então?',
        goodSigns: 'Cita um caso real e uma mudança que outros poderiam notar.',
        warningSigns: 'Não se lembra de nenhuma, ou apresenta uma qualidade como erro.',
        followUp: 'Como você percebeu que assim funciona melhor?',
      },
    ],
    planning: [
      {
        question: 'Conte um plano que desandou em cima da hora. O que você reorganizou e de que abriu mão?',
        goodSigns: 'Justifica a ordem escolhida, sabe quem foi afetado e como foi avisado.',
        warningSigns: 'Trabalhou mais até terminar tudo; não houve escolha.',
        followUp: 'O que você disse a quem teve de esperar?',
      },
      {
        question: 'Dois trabalhos vencem na mesma hora e há gente para um. Explique como você decide.',
        goodSigns: 'Pergunta primeiro pelas consequências e pelos compromissos, decide, avisa cedo o outro lado.',
        warningSigns: 'Atende quem grita mais alto, ou faz os dois pela metade.',
        followUp: 'Que informação mudaria a sua decisão?',
      },
      {
        question: 'Como você percebe, antes que seja tarde, que o tempo ou o dinheiro não vão bastar? Dê um exemplo.',
        goodSigns: 'Acompanha algo que se pode contar, cita um limite e o que acontece depois dele.',
        warningSigns: 'Confia na intuição, percebe no fim.',
        followUp: 'Com que frequência você confere isso, e quem vê?',
      },
    ],
    knowledge: [
      {
        question: '{skill}: o que você precisou pesquisar da última vez, e onde procurou?',
        goodSigns: 'Cita uma lacuna real e uma fonte confiável; guarda a resposta para os outros.',
        warningSigns: 'Diz saber tudo, ou pergunta sem conferir.',
        followUp: 'Como você sabia que a fonte estava certa?',
      },
      {
        question: '{skill}: explique para mim, como a uma colega nova, o que mais dá errado e como evitar.',
        goodSigns: 'Fala de modo simples e correto, dá a razão de cada passo, confere se foi entendido.',
        warningSigns: 'Esconde-se atrás de termos técnicos, ou cita a regra sem o motivo.',
        followUp: 'E em que caso você faria diferente?',
      },
      {
        question: '{skill}: conte um caso em que o seu conhecimento evitou um erro, ou não bastou.',
        goodSigns: 'Cita o caso, a consequência e o que aprendeu.',
        warningSigns: 'Fica em diplomas e cursos; nenhum caso.',
        followUp: 'A quem você perguntou, e com que rapidez?',
      },
    ],
    attitude: [
      {
        question: '{skill}: conte um dia em que isso foi difícil. O que você fez?',
        goodSigns: 'Admite a dificuldade, cita um passo próprio e o efeito dele.',
        warningSigns: 'Nunca é difícil, ou outros tiveram de intervir.',
        followUp: 'O que mais ajudou você?',
      },
      {
        question: '{skill}: o que você faz, na prática, para que isso não falhe nem em um dia ruim?',
        goodSigns: 'Tem hábitos que se podem descrever: listas, pausas, combinados com outros.',
        warningSigns: 'Confia no temperamento: “Sou assim mesmo”.',
        followUp: 'Desde quando você faz desse jeito?',
      },
      {
        question: '{skill}: que exemplo as pessoas que trabalham com você escolheriam para descrever você nisso?',
        goodSigns: 'Escolhe um exemplo que outros poderiam confirmar, com luzes e sombras.',
        warningSigns: 'Só adjetivos, ou elogios que ninguém poderia confirmar.',
        followUp: 'E o que elas gostariam de ver a mais?',
      },
    ],
    craft: [
      {
        question: '{skill}: conte um trabalho de que você se orgulha. O que era difícil, e qual foi a sua parte?',
        goodSigns: 'Cita a dificuldade, as próprias decisões e um resultado que se pode conferir.',
        warningSigns: 'Fala só da equipe, ou do esforço em vez do resultado.',
        followUp: 'Que opção você descartou, e por quê?',
      },
      {
        question: '{skill}: descreva o seu último caso, do primeiro passo à entrega.',
        goodSigns: 'Segue uma ordem, dá razões, cita conferências e limites.',
        warningSigns: 'Pula etapas, não sabe dizer por que se faz assim.',
        followUp: 'Em que ponto você confere se está no caminho certo?',
      },
      {
        question: '{skill}: conte uma vez em que o resultado não foi bom o bastante. Como você percebeu, e o que mudou?',
        goodSigns: 'Percebeu sem que dissessem, corrigiu abertamente, mudou o jeito de trabalhar.',
        warningSigns: 'Outros perceberam; hoje nada é feito de outro modo.',
        followUp: 'Como você evita isso agora?',
      },
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
