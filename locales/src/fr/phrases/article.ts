import type { ArticlePhrases } from '../../en/phrases/article.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `Aucun passage trouvé pour ${quoted(heading, 'fr')}. Déplacez-en un ici depuis une autre section, ajoutez une source ou supprimez la section.`,
  saidElsewhere: (heading) => `Ce que vos sources disent sur ${quoted(heading, 'fr')} est cité sous d’autres titres.`,
  otherLanguage: (titles) => `Non utilisées, car dans une autre langue\u00a0: ${titles}.`,
  outlineNote:
    'Ceci est un plan, pas un texte fini\u00a0: aucune source n’a été indiquée et rien n’est inventé ici. Dès que des sources sont ajoutées, les sections sont rédigées à partir d’elles.',
  audience: (audience) => `Lectorat\u00a0: ${audience}.`,
  ordered: (words, keyword) => `Environ ${words} mots.${keyword === '' ? '' : ` Mot-clé principal\u00a0: ${keyword}.`}`,
  message: (point) => `Message à faire passer\u00a0: ${point}`,
  keywordHere: (keyword) => `Mot-clé de cette section\u00a0: ${keyword}`,
  closing: (formal) =>
    formal ? 'Qu’en pensez-vous\u00a0? Dites-le-nous en commentaire.' : 'Qu’en penses-tu\u00a0? Dis-le-nous en commentaire.',
  introductionToWrite: 'une introduction\u00a0; aucune phrase des sources n’ouvre le sujet',
  conclusionToWrite: 'Résumer en trois phrases ce que le lecteur doit retenir et indiquer l’étape suivante.',
  conclusionMissing: 'une conclusion\u00a0; aucune phrase des sources ne résume le sujet',
};

export default article;
