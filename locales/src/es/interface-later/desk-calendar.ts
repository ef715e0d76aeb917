// The calendar of the translation desk, and answers to queries.
export default {
  span: 'Del {{from}} al {{to}}',
  before: 'Semana anterior',
  today: 'Hoy',
  after: 'Semana siguiente',
  failed: 'No se pudo cargar el calendario',
  empty: 'Aún no hay lingüistas',
  emptyLead: 'Añade lingüistas para ver quién está ocupado o ausente.',
  caption: 'Palabras por lingüista y día',
  hours:
    'Horario de {{opens}} a {{closes}} UTC. Las palabras de los trabajos abiertos se reparten entre los días laborables hasta su entrega.',
  holiday: 'Festivo',
  absent: 'Ausente',
  closed: 'Cerrado',
  booked: '{{words}} de {{capacity}} palabras',
  due: 'Entregas',
  nothing: 'No hay entregas en estos días',
  nothingLead: 'Aquí aparecen los trabajos abiertos y las solicitudes en curso.',
  cut: 'Hay más entregas de las que se muestran. Abre las solicitudes para verlas todas.',
  request: 'Solicitud',
  asked: {
    title: 'Respuestas a mis consultas',
    query: '«{{text}}»',
    answer: '{{text}} {{name}}, {{time}}',
    waits: 'Sin respuesta. Preguntado {{time}}',
  },
};
