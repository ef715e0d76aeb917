// Words of the forms for hosts, employers and everybody with customers in Portuguese, by their English; "#" stands for a figure.

export const serviceWordsInPortuguese: Record<string, string> = {
  Review: 'Avaliação',
  Rating: 'Nota',
  '# star': '# estrela',
  '# stars': '# estrelas',
  Platform: 'Plataforma',
  'App store': 'Loja de aplicativos',
  Other: 'Outra',
  'Business name': 'Nome da empresa',
  'What really happened, what you offer': 'O que realmente aconteceu, o que você oferece',
  'Written as the reply may say it; it becomes public.': 'Escrito como pode aparecer na resposta; ficará público.',
  'Signed by': 'Assinado por',
  'Skills to assess': 'Competências a avaliar',
  'One per line, the most important first.': 'Uma por linha, a mais importante primeiro.',
  Interview: 'Entrevista',
  Screening: 'Triagem',
  Behavioural: 'Comportamental',
  Final: 'Etapa final',
};
