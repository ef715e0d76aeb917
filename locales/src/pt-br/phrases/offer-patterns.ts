import type { OfferPatterns } from '../../en/phrases/offer-patterns.ts';

const patterns: OfferPatterns = {
  job: {
    opening: {
      plain: [
        '{company} procura reforço{where}. A vaga: {role}.',
        'Vaga aberta{where} em {company}: {role}.',
        '{company} tem uma vaga aberta{where}: {role}.',
        'Para reforçar a equipe, {company} procura{where}: {role}.',
      ],
      warm: [
        'Há um lugar na nossa equipe. {company} procura{where}: {role}.',
        'Quer trabalhar com a gente? {company} procura{where}: {role}.',
        'Venha trabalhar com {company}{where}: {role}.',
        'Na equipe de {company} cabe mais uma pessoa{where}: {role}.',
      ],
      bold: [
        '{company} está contratando{where}. A vaga: {role}.',
        'Vontade de algo novo? {company} procura{where}: {role}.',
        'Seu próximo passo{where}: {role} em {company}.',
        'Procura-se{where}: {role}. {company} contrata.',
      ],
    },
    closing: {
      plain: [
        'Respondemos com prazer às perguntas sobre a vaga.',
        'Esperamos a sua candidatura.',
        'Dúvidas sobre a vaga são bem-vindas.',
        'Se tiver dúvidas, escreva para nós.',
      ],
      warm: [
        'Queremos muito conhecer você.',
        'Vai ser um prazer ler a sua mensagem.',
        'Conte para a gente quem você é.',
        'Escreva, esperamos por você.',
      ],
      bold: ['Mostre para nós o que você sabe fazer.', 'O que você está esperando?', 'Agora é com você.', 'Convença a gente.'],
    },
    equalOpportunity: [
      'Todas as candidaturas são bem-vindas, sem distinção de gênero, idade, origem, religião, deficiência ou orientação sexual.',
      'Valorizamos todas as candidaturas, sem distinção de gênero, idade, origem, religião, deficiência ou orientação sexual.',
      'Gênero, idade, origem, religião, deficiência e orientação sexual não fazem diferença para nós.',
    ],
  },
  property: {
    lead: {
      plain: [],
      warm: [
        'Um lugar para chamar de lar.',
        'Entre e sinta-se em casa.',
        'Espaço para um novo capítulo.',
        'Um lugar para criar raízes.',
      ],
      bold: [
        'Este pode ser o seu próximo endereço.',
        'Vale uma visita.',
        'Um endereço para lembrar.',
        'Uma oportunidade para ver de perto.',
      ],
    },
    layout: ['O imóvel tem {rooms}.', 'Os ambientes: {rooms}.', 'Por dentro: {rooms}.'],
    closing: {
      plain: [
        'As visitas são marcadas sob consulta.',
        'É possível marcar uma visita.',
        'Para uma visita, fale conosco.',
        'Marcamos visitas mediante pedido.',
      ],
      warm: [
        'Teremos prazer em mostrar o imóvel.',
        'Venha ver, esperamos você.',
        'Vai ser um prazer acompanhar a sua visita.',
        'Passe por aqui e veja com calma.',
      ],
      bold: [
        'Marque agora a sua visita.',
        'Veja com seus próprios olhos.',
        'Quando você quer ver?',
        'Reserve hoje a sua visita.',
      ],
    },
  },
};

export default patterns;
