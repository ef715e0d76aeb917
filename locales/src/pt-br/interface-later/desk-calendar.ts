// The calendar of the translation desk, and answers to queries.
export default {
  span: 'De {{from}} a {{to}}',
  before: 'Semana anterior',
  today: 'Hoje',
  after: 'Próxima semana',
  failed: 'Não foi possível carregar o calendário',
  empty: 'Ainda não há linguistas',
  emptyLead: 'Adicione linguistas para ver quem está ocupado ou ausente.',
  caption: 'Palavras por linguista e dia',
  hours:
    'Horário das {{opens}} às {{closes}} UTC. As palavras dos trabalhos abertos são distribuídas pelos dias úteis até o prazo.',
  holiday: 'Feriado',
  absent: 'Ausente',
  closed: 'Fechado',
  booked: '{{words}} de {{capacity}} palavras',
  due: 'Prazos',
  nothing: 'Nenhum prazo nestes dias',
  nothingLead: 'Trabalhos abertos e solicitações em andamento aparecem aqui.',
  cut: 'Há mais prazos do que os listados. Abra as solicitações para ver todos.',
  request: 'Solicitação',
  asked: {
    title: 'Respostas às minhas perguntas',
    query: '“{{text}}”',
    answer: '{{text}} {{name}}, {{time}}',
    waits: 'Ainda sem resposta. Perguntado {{time}}',
  },
};
