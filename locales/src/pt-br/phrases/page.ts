import type { PagePhrases } from '../../en/phrases/page.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const small = (text: string) => insideSentence(text, 'pt-BR');

const page: PagePhrases = {
  brief: {
    intents: {
      transactional: 'Quem busca quer comprar ou reservar: a página mostra oferta, preço e próximo passo sem rodeios.',
      commercial: 'Quem busca compara antes de decidir: a página traz critérios, diferenças e uma recomendação honesta.',
      navigational: 'Quem busca quer uma página ou um contato específico: a resposta fica no topo.',
      informational: 'Quem busca quer entender primeiro: a página explica e depois leva à oferta.',
    },
    intentNote: (country) => `Deduzido das palavras da busca; confira nos primeiros resultados (${country}).`,
    reader: (audience, keyword) => `${audience}. Chegam pela busca ${quoted(keyword, 'pt-BR')}.`,
    readerMissing: 'quem lê a página e o que já sabe.',
    goal: (goal) => `A página tem um só objetivo: ${small(goal)}.`,
    shared: (terms) => `As páginas indicadas têm em comum: ${terms}.`,
    gap: (keywords) => `Nenhuma fala de ${keywords}: essa é a lacuna.`,
    angleMissing: 'o que só esta página pode dizer: experiência, números ou imagens próprias.',
    keywordHeadings: [
      (keyword) => `${keyword}: quando vale a pena`,
      (keyword) => `${keyword}: o que observar`,
      (keyword) => `${keyword}: como funciona`,
    ],
    keywordNotes: [
      'Dizer para quem vale a pena e para quem não vale.',
      'Dar critérios que o leitor possa conferir sozinho.',
      'Explicar os passos em ordem, com o que é preciso em cada um.',
    ],
    generalNotes: {
      needs: 'Listar o que é preciso antes de começar.',
      costs: 'Indicar custos de compra, de uso e ocultos, cada um com a sua fonte.',
      mistakes: 'Indicar cada erro junto com a solução.',
      answers: 'Responder às perguntas mais abaixo, cada uma em duas ou três frases.',
    },
    next: 'O próximo passo',
    openingNote: 'Responder à busca nas duas primeiras frases; os detalhes vêm depois.',
    goalNote: 'Uma única chamada para ação, sem outra ao lado.',
    questions: [
      (keyword) => `${keyword}: quanto custa?`,
      (keyword) => `${keyword}: para quem é uma boa escolha?`,
      (keyword) => `${keyword}: quais são as alternativas?`,
      (keyword) => `${keyword}: quais erros são comuns?`,
    ],
    linksMissing: 'páginas do próprio site para as quais apontar, com o endereço.',
    marks: { do: 'Fazer: ', leave: 'Evitar: ' },
    keywordPositions: (keyword) => `${quoted(keyword, 'pt-BR')} aparece no título, no primeiro parágrafo e no meta título.`,
    answersFirst: 'cada parte responde à sua pergunta nas duas primeiras frases.',
    endsWithGoal: (goal) => `o texto termina com o objetivo: ${small(goal)}.`,
    wordBudget: 'nenhuma parte passa em mais de um décimo das palavras previstas.',
    proof: 'cada número traz a sua fonte.',
    noFigures: 'citar preços, datas ou estudos que não estejam em nenhuma fonte.',
    noRepeats: 'repetir a palavra-chave principal em todos os títulos.',
    neverUse: (words) => `usar palavras que a voz da marca exclui: ${words}.`,
    mustUse: (words) => `estas palavras da voz da marca estão no texto: ${words}.`,
  },
  cards: {
    openings: [
      (subject, category, shop) => `${subject} na ${shop}: uma categoria própria ao lado de ${small(category)}.`,
      (subject, _, shop) => `Em busca de ${small(subject)}? A ${shop} reúne tudo em um só lugar.`,
      (subject, category) => `De ${small(category)} a ${small(subject)}, basta um clique.`,
      (subject, category, shop) => `Além de ${small(category)}, a ${shop} também tem ${small(subject)}.`,
      (subject, _, shop) => `Tudo o que a ${shop} reúne em ${quoted(subject, 'pt-BR')} está a um clique.`,
      (subject, category) => `${subject} e ${small(category)}, lado a lado: é só abrir as duas categorias e comparar.`,
    ],
    openingsAlone: [
      (subject, category) => `${subject}: uma categoria própria ao lado de ${small(category)}.`,
      (subject) => `Em busca de ${small(subject)}? Está tudo reunido em um só lugar.`,
      (subject, category) => `De ${small(category)} a ${small(subject)}, basta um clique.`,
    ],
    factsMissing: (subject) => `duas ou três informações sobre ${small(subject)}, como variedade, materiais e preços.`,
    subjectMissing: 'uma palavra-chave com link ou um título para este card.',
    button: (subject) => `Ver ${small(subject)}`,
    answerMissing: (question) => `uma resposta a “${question}” em duas ou três frases.`,
    plainButton: 'Ver a categoria',
    footerMissing: (category) => `texto de rodapé sobre ${small(category)}: dicas de escolha, cuidados, entrega.`,
  },
  store: {
    inCity: (city) => (city === 'Rio de Janeiro' ? ` no ${city}` : ` em ${city}`),
    introductions: [
      (store, service, inCity) => `${store} oferece ${small(service)}${inCity}.`,
      (store, service, inCity) => `${service}${inCity}: é o que oferece ${store}.`,
      (store, service, inCity) => `Para ${small(service)}${inCity}, o endereço é ${store}.`,
    ],
    headings: { hours: 'Horário de funcionamento', way: 'Como chegar', team: 'A equipe', offer: 'O que você encontra aqui' },
    words: {
      hours: /(?<!\p{L})(?:abert[oa]s?|abre|fechad[oa]s?|fecha|horários?|funciona|com hora marcada)(?!\p{L})/iu,
      way: /(?<!\p{L})(?:estaciona\p{L}*|ônibus|metrô|bonde|estação|ponto|a pé|em frente|perto)(?!\p{L})/iu,
      team: /(?<!\p{L})(?:equipe|orienta\p{L}*|aconselha\p{L}*|atende\p{L}*|comandad[oa]|mestres?|anos de experiência)(?!\p{L})/iu,
      offer:
        /(?<!\p{L})(?:oferec\p{L}*|serviços?|consertos?|aluguel|oficinas?|visitas?|variedade|teste|testar|entrega|retirada|degustaç\p{L}*)(?!\p{L})/iu,
    },
    address: (address) => `Endereço: ${address}`,
    phone: (phone) => `Telefone: ${phone}`,
    questions: {
      address: (store) => `Onde fica ${store}?`,
      hours: (store) => `Qual é o horário de ${store}?`,
      way: (store) => `Como chegar a ${store}?`,
      team: () => 'Quem atende na loja?',
      offer: (store) => `O que ${store} oferece?`,
      phone: (store) => `Qual é o telefone de ${store}?`,
    },
    missing: {
      address: 'endereço',
      hours: 'horário de funcionamento',
      phone: 'telefone',
      offer: 'o que só esta loja oferece',
    },
    columns: {
      name: ['nome', 'loja', 'unidade', 'filial'],
      address: ['endereço', 'endereco', 'rua'],
      city: ['cidade', 'bairro', 'região', 'cidade ou região'],
      hours: ['horário', 'horario', 'horários', 'horário de funcionamento', 'funcionamento'],
      services: ['serviços', 'servicos', 'serviço', 'oferta'],
      phone: ['telefone', 'fone', 'tel', 'tel.'],
      notes: ['notas', 'nota', 'observações', 'descrição'],
    },
  },
  managed: {
    lead: (keyword, brand, parts) => `${keyword}${brand === '' ? '' : ` na ${brand}`}. Nesta página: ${parts}.`,
    sectionMissing: (heading) => `informações para ${quoted(heading, 'pt-BR')}`,
    processWords: /(?<!\p{L})(?:como (?:funciona|se|é|reservar)|passos|processo)(?!\p{L})/iu,
    stepWords: /(?<!\p{L})(?:reserv\p{L}*|pedi\p{L}*|retir\p{L}*|devol\p{L}*|online|site|app)(?!\p{L})/iu,
    task: (task) => `como pede a tarefa: ${quoted(task, 'pt-BR')}`,
    added: (heading) => `Nova seção: ${heading}`,
    kept: (heading) => `Já está na página e não foi reescrita: ${heading}`,
    factsFor: (heading) => `Que informações entram em ${quoted(heading, 'pt-BR')}?`,
    addressesFor: (keywords) => `Para quais endereços devem apontar estas palavras-chave: ${keywords}?`,
    tooShort: 'O material não basta para o tamanho pedido. Que outras informações existem?',
    leftOut: 'Algumas frases do conteúdo adicional ficaram de fora, porque passariam do tamanho pedido.',
  },
};

export default page;
