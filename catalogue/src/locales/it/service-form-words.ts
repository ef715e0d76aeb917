// Words of the forms for hosts, employers and everybody with customers in Italian, by their English; "#" stands for a figure.

export const serviceWordsInItalian: Record<string, string> = {
  Review: 'Recensione',
  Rating: 'Voto',
  '# star': '# stella',
  '# stars': '# stelle',
  Platform: 'Piattaforma',
  'App store': 'Store di app',
  Other: 'Altro',
  'Business name': 'Nome dell’attività',
  'What really happened, what you offer': 'Che cosa è successo davvero, che cosa offri',
  'Written as the reply may say it; it becomes public.': 'Scritto come può comparire nella risposta: diventa pubblico.',
  'Signed by': 'Firmato da',
  'Skills to assess': 'Competenze da valutare',
  'One per line, the most important first.': 'Una per riga, la più importante per prima.',
  Interview: 'Colloquio',
  Screening: 'Preselezione',
  Behavioural: 'Comportamentale',
  Final: 'Conclusivo',
};
