// Words of the forms for hosts, employers and everybody with customers in German, by their English; "#" stands for a figure.

export const serviceWordsInGerman: Record<string, string> = {
  Review: 'Bewertung',
  Rating: 'Sterne',
  '# star': '# Stern',
  '# stars': '# Sterne',
  Platform: 'Plattform',
  'App store': 'App-Store',
  Other: 'Andere',
  'Business name': 'Name des Betriebs',
  'What really happened, what you offer': 'Was wirklich geschehen ist, was Sie anbieten',
  'Written as the reply may say it; it becomes public.': 'So geschrieben, wie es in der Antwort stehen darf; es wird öffentlich.',
  'Signed by': 'Unterzeichnet von',
  'Skills to assess': 'Zu prüfende Kompetenzen',
  'One per line, the most important first.': 'Je Zeile eine, die wichtigste zuerst.',
  Interview: 'Gespräch',
  Screening: 'Vorauswahl',
  Behavioural: 'Verhalten',
  Final: 'Abschlussgespräch',
};
