import type { BriefPhrases } from '../../en/phrases/brief.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:custam?|aluguel|comissão|comissões|caução|rentabilidade|investimentos?|salários?|renda|lucros?|custos?|preços?|tarifas?|orçamento|car[oa]s?|barat[oa]s?|pagar|economi\p{L}*)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:como|passos?|guia|instalar|fazer|construir|limpar|consertar|escolher|prevenir|melhorar|cuidar)(?!\p{L})/iu,
    choice:
      /(?<!\p{L})(?:vale a pena|compensa|melhor\p{L}*|vs|compara\p{L}*|alternativas?|qual|quais|tipos?|diferenças?)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:onde|perto|estacionar|estacionamento|lugares|mapa)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:quantos dias|quanto tempo|demora|quando|duração|quanto tempo|temporada|inverno|verão|primavera|outono|horários?|prazos?)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:financiamento|multas?|sanções|declaração|comprovantes?|comunicação|vistoria|barulho|inspeção|zonas?|requisitos?|documentos?|documentação|certificados?|licenças?|registros?|códigos?|contratos?|alvará|leis?|regras?|normas?|impostos?|seguros?|garantias?|direitos?|obrigatóri\p{L}*|permitid\p{L}*|incentivos?)(?!\p{L})/iu,
    measure:
      /(?<!\p{L})(?:tamanhos?|medidas?|kw|watts?|calcul\p{L}*|quant[oa]s?|distâncias?|quantidade|potência|dosagem|temperatura|peso)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:por que|vantagens|desvantagens|problemas?|erros?|riscos?|motivos?|benefícios?)(?!\p{L})/iu,
  },
  questions: {
    cost: ['Quanto custa no total, com os gastos que costumam ser esquecidos?', 'De que fonte e de que ano é cada valor?'],
    how: [
      'Quais são os passos, em que ordem, e o que é preciso para cada um?',
      'Que passo é mais esquecido, e o que isso causa?',
    ],
    choice: ['Para quem cada opção serve, e para quem não?', 'Com quais três critérios cada um pode decidir?'],
    where: ['Para quais lugares a resposta vale, e o que muda em outros?', 'A quem se pode perguntar no local?'],
    when: ['De quando até quando, e de que depende?', 'O que precisa ser feito antes, e o que pode esperar?'],
    rule: ['Qual regra se aplica, onde está escrita e desde quando?', 'Quais são as exceções, e quem decide?'],
    measure: ['Como cada um calcula o valor certo para o seu caso?', 'Que dois exemplos com números mostram isso?'],
    reason: ['Qual é o motivo principal, e que exemplo o mostra?', 'O que pesa contra?'],
  },
  general: [
    ['O que o leitor pergunta, com as próprias palavras?', 'Qual é a resposta, e quem diz isso?'],
    ['O que outros textos deixam sem resposta?', 'Que experiência só quem escreve pode acrescentar?'],
    ['O que é preciso fazer primeiro, e o que pode esperar?', 'O que é preciso para isso?'],
    ['Em que é preciso prestar atenção?', 'O que acontece se isso não for feito?'],
    ['Que exemplo mostra isso?', 'O que se aprende com ele?'],
    ['Que imagem, tabela ou lista explica melhor do que um texto?', 'O que precisa constar nela?'],
    ['A quem se pode perguntar?', 'O que convém ter em mãos?'],
    ['Como reconhecer boa qualidade?', 'E uma oferta ruim?'],
    ['O que mudou nos últimos dois anos?', 'Que conselho a respeito está ultrapassado?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'pt-BR')}: qual é a resposta curta, em duas frases?`,
    'Que número, exemplo ou citação a comprova?',
  ],
  headings: [
    {
      heading: 'O que saber primeiro',
      questions: ['Do que se trata, em duas frases?', 'Que exemplo o leitor conhece do dia a dia?'],
    },
    {
      heading: 'No que prestar atenção',
      questions: ['O que mais dá errado, e como perceber a tempo?', 'Quando vale procurar um profissional?'],
    },
    {
      heading: 'As perguntas mais frequentes',
      questions: ['Que três perguntas aparecem em toda conversa?', 'Qual é a resposta de cada uma, em uma frase?'],
    },
    { heading: 'Um exemplo da prática', questions: ['Quem tinha o problema, e o que fez?', 'Quanto custou, e no que deu?'] },
    { heading: 'Uma lista de verificação', questions: ['Que cinco itens o leitor pode marcar?', 'Em que ordem?'] },
    {
      heading: 'Os próximos passos',
      questions: ['O que dá para fazer hoje, nesta semana e mais adiante?', 'Que oferta ou página sua ajuda nisso?'],
    },
  ],
  alsoSaid: 'Também nas fontes',
};

export default brief;
