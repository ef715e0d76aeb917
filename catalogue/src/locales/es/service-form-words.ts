// Words of the forms for hosts, employers and everybody with customers in Spanish, by their English; "#" stands for a figure.

export const serviceWordsInSpanish: Record<string, string> = {
  Review: 'Reseña',
  Rating: 'Puntuación',
  '# star': '# estrella',
  '# stars': '# estrellas',
  Platform: 'Plataforma',
  'App store': 'Tienda de aplicaciones',
  Other: 'Otra',
  'Business name': 'Nombre del negocio',
  'What really happened, what you offer': 'Qué ocurrió de verdad, qué ofreces',
  'Written as the reply may say it; it becomes public.': 'Escrito tal como puede figurar en la respuesta; será público.',
  'Signed by': 'Firmado por',
  'Skills to assess': 'Competencias que evaluar',
  'One per line, the most important first.': 'Una por línea, la más importante primero.',
  Interview: 'Entrevista',
  Screening: 'Preselección',
  Behavioural: 'De comportamiento',
  Final: 'Última fase',
};
