import type english from '../../en/messages/markets.ts';
import type { Words } from '../../words.ts';

export default {
  market_source_wikipedia: 'Pages vues de {name} par langue, affichées dans les pays dont c’est la langue principale',
  market_source_searches: '{name} : recherches par pays, telles que Google Trends les compte',
  market_source_campaigns: 'Résultats des campagnes par pays, tels qu’ils ont été importés',
  market_source_publications: 'Documents mis en ligne sur les sites du pays',
  market_currencies: 'Ces campagnes dépensent dans plusieurs devises. Choisissez une campagne.',
  market_no_source:
    'Aucune source de données de recherche n’est connectée. Connectez-en une dans le panneau de contrôle ou apportez vos propres chiffres en CSV.',
  market_wikipedia_away: 'Wikipédia n’a pas répondu. Réessayez dans un instant ou apportez vos propres chiffres en CSV.',
} satisfies Words<typeof english>;
