// Names and descriptions of the tools for articles, campaigns, rewriting and premium work in French.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    linkedin_post: {
      name: 'Post LinkedIn',
      description: 'Rédigez un post professionnel qui accroche dès la première ligne et lance la discussion.',
    },
    facebook_post: {
      name: 'Post Facebook',
      description: 'Rédigez des posts pour votre page : un lien, une offre, un événement ou une question.',
    },
    pinterest_pin: {
      name: 'Épingle Pinterest',
      description: 'Rédigez titres, descriptions et textes alternatifs qui répondent aux recherches sur Pinterest.',
    },
    meta_ads: {
      name: 'Annonces Facebook et Instagram',
      description: 'Rédigez textes principaux, titres et descriptions de liens pour vos campagnes Meta.',
    },
    linkedin_ads: {
      name: 'Annonces LinkedIn',
      description: 'Rédigez contenus sponsorisés, annonces par message et annonces textuelles pour un public professionnel.',
    },
    cold_outreach_email: {
      name: 'E-mail de prise de contact',
      description: 'Rédigez un premier e-mail et ses relances, au ton personnel, qui ne demandent qu’un petit pas.',
    },
    pitch_generator: {
      name: 'Générateur de pitch',
      description: 'Rédigez un pitch éclair, pour investisseurs, de vente ou pour les médias.',
    },
    dem_generator: {
      name: 'E-mail promotionnel (DEM)',
      description: 'Créez un e-mail promotionnel complet, de l’objet au bouton, prêt pour votre outil d’envoi.',
      words: { Type: 'Type de campagne' },
    },
    youtube_metadata: {
      name: 'Titre et description YouTube',
      description: 'Obtenez titres, description, chapitres et tags pour qu’une vidéo soit trouvée et regardée.',
    },
    app_store_listing: {
      name: 'Fiche d’application',
      description: 'Rédigez les textes pour l’App Store et Google Play dans les limites de chaque champ.',
    },
    restaurant_menu: {
      name: 'Carte de restaurant',
      description: 'Décrivez plats, vins et restaurant pour donner envie de commander.',
    },
    travel_itinerary: {
      name: 'Itinéraire de voyage et guide',
      description: 'Rédigez un itinéraire jour par jour ou un guide pour voyagistes et blogs de voyage.',
    },
    tiktok_script: {
      name: 'Script pour TikTok et Reels',
      description: 'Préparez une courte vidéo verticale : accroche, plans, texte parlé et texte à l’écran.',
    },
    youtube_script: {
      name: 'Script de vidéo YouTube',
      description: 'Rédigez un script complet avec accroche, parties, images et conclusion.',
      words: { Review: 'Test' },
    },
    article_outline: {
      name: 'Plan d’article',
      description: 'Construisez une suite logique de titres, avec des notes sur ce que chaque partie doit traiter.',
    },
    article_introduction: {
      name: 'Introduction de blog',
      description: 'Rédigez l’ouverture d’un article dans plusieurs styles et choisissez la meilleure accroche.',
    },
    article_conclusion: {
      name: 'Conclusion de blog',
      description: 'Terminez un article par une synthèse brève et un appel clair à l’action.',
    },
    web_article: {
      name: 'Article web',
      description:
        'Transformez un brief, des faits ou des pages sources en article pour un magazine, un portail ou un site d’entreprise.',
    },
    podcast_script: {
      name: 'Script de podcast',
      description: 'Rédigez le script d’un épisode : introduction, séquences, répliques et notes.',
    },
    blog_ideas: {
      name: 'Idées et titres de blog',
      description: 'Obtenez des sujets pour votre niche, avec titre provisoire, angle et intention de recherche.',
    },
    paraphraser: {
      name: 'Paraphraseur',
      description: 'Dites la même chose en d’autres mots, en autant de versions que nécessaire.',
    },
    text_expander: {
      name: 'Développement de texte',
      description: 'Développez des notes ou un court paragraphe en un texte plus complet.',
    },
    grammar_fixer: {
      name: 'Correcteur de grammaire et d’orthographe',
      description: 'Corrigez l’orthographe, la grammaire et la ponctuation et voyez chaque changement expliqué.',
      words: {
        Correct: 'Corriger',
        'Errors only': 'Erreurs seulement',
        'Errors and style': 'Erreurs et style',
        'Spelling variant': 'Variante orthographique',
        Automatic: 'Automatique',
        'British English': 'Anglais britannique',
        'American English': 'Anglais américain',
      },
    },
    tone_changer: {
      name: 'Changement de ton',
      description: 'Réécrivez un texte dans un autre ton pour un autre public, sans changer le fond.',
    },
    rewrite_with_brand_voice: {
      name: 'Réécriture avec la voix de marque',
      description: 'Réécrivez n’importe quel texte pour qu’il parle comme votre marque.',
    },
    url_rephraser: {
      name: 'Réécriture d’une page',
      description: 'Lisez une page web et réécrivez son texte de façon originale.',
    },
    keyword_ideas: {
      name: 'Idées de mots-clés',
      description: 'Étendez un mot-clé en requêtes précises et en questions, avec leur intention.',
    },
    campaign_kit: {
      name: 'Kit de campagne',
      description: 'D’un brief à une campagne cohérente : idée, annonces, e-mails, posts et page de destination.',
    },
    editorial_plan: {
      name: 'Planning éditorial',
      description: 'Planifiez des semaines de contenus pour blog, réseaux sociaux et e-mail, avec l’outil de chaque contenu.',
    },
    managed_page_content: {
      name: 'Contenu de page géré',
      description: 'La rédaction, l’ajout, la réécriture ou la correction d’une page, avec mots-clés, titres et métadonnées SEO.',
    },
    catalogue_enrichment: {
      name: 'Enrichissement de catalogue',
      description: 'Complétez des données produit : titres, descriptions, puces, attributs, métadonnées et traductions.',
    },
    content_localization: {
      name: 'Localisation de contenus',
      description: 'Adaptez un texte marketing à un autre marché, pas seulement à une autre langue.',
    },
    text_simplifier: {
      name: 'Simplificateur de texte',
      description: 'Réécrivez un texte difficile en langage clair, pour le niveau de lecture choisi.',
    },
    text_shortener: {
      name: 'Raccourcisseur de texte',
      description: 'Ramenez un texte à un nombre exact de mots ou de caractères sans perdre le message.',
    },
  },
  words: {},
} satisfies ToolTexts;
