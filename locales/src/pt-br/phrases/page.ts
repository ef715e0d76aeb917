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
};

export default page;
