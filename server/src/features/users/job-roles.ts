import type { InterfaceLanguage } from '@folio/contract/languages';

type Names = Record<InterfaceLanguage, string>;

const names = (en: string, it: string, de: string, es: string, fr: string, ptBR: string): Names => ({
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBR,
});

const jobRoles: Record<string, Names> = {
  content_marketer: names(
    'Content marketer',
    'Content marketer',
    'Content-Marketing',
    'Marketing de contenidos',
    'Marketing de contenu',
    'Marketing de conteúdo',
  ),
  seo_specialist: names('SEO specialist', 'Specialista SEO', 'SEO', 'Especialista SEO', 'Spécialiste SEO', 'Especialista em SEO'),
  copywriter: names('Copywriter', 'Copywriter', 'Text', 'Redacción', 'Rédaction', 'Redação'),
  social_media_manager: names(
    'Social media manager',
    'Social media manager',
    'Social Media',
    'Redes sociales',
    'Réseaux sociaux',
    'Redes sociais',
  ),
  ecommerce_manager: names(
    'E-commerce manager',
    'Responsabile e-commerce',
    'E-Commerce',
    'Comercio electrónico',
    'E-commerce',
    'E-commerce',
  ),
  marketing_manager: names(
    'Marketing manager',
    'Responsabile marketing',
    'Marketingleitung',
    'Dirección de marketing',
    'Direction marketing',
    'Gestão de marketing',
  ),
  translator: names('Translator', 'Traduttore', 'Übersetzung', 'Traducción', 'Traduction', 'Tradução'),
  founder: names('Founder or owner', 'Titolare', 'Geschäftsführung', 'Dirección general', 'Direction générale', 'Direção'),
  agency: names('Agency', 'Agenzia', 'Agentur', 'Agencia', 'Agence', 'Agência'),
  other: names('Something else', 'Altro', 'Etwas anderes', 'Otra cosa', 'Autre', 'Outra coisa'),
};

/** The job roles a person may choose from, named in their language. */
export function listJobRoles(language: InterfaceLanguage): { value: string; label: string }[] {
  return Object.entries(jobRoles).map(([value, labels]) => ({ value, label: labels[language] }));
}
