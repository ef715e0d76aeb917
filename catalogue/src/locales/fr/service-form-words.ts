// Words of the forms for hosts, employers and everybody with customers in French, by their English; "#" stands for a figure.

export const serviceWordsInFrench: Record<string, string> = {
  Review: 'Avis',
  Rating: 'Note',
  '# star': '# étoile',
  '# stars': '# étoiles',
  Platform: 'Plateforme',
  'App store': 'Magasin d’applications',
  Other: 'Autre',
  'Business name': 'Nom de l’établissement',
  'What really happened, what you offer': 'Ce qui s’est vraiment passé, ce que vous proposez',
  'Written as the reply may say it; it becomes public.': 'Rédigé tel que la réponse peut le dire\u00a0; ce sera public.',
  'Signed by': 'Signé par',
  'Skills to assess': 'Compétences à évaluer',
  'One per line, the most important first.': 'Une par ligne, la plus importante d’abord.',
  Interview: 'Entretien',
  Screening: 'Présélection',
  Behavioural: 'Comportemental',
  Final: 'Dernier entretien',
};
