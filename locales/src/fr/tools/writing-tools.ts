// Names and descriptions of the tools in French.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    seo_article: {
      name: 'Article SEO',
      description:
        'Rédigez un article optimisé pour la recherche, étape par étape\u00a0: du sujet et des mots-clés au plan retouché puis au texte final.',
    },
    blog_post: {
      name: 'Article de blog',
      description: 'Créez pas à pas un article de blog complet, avec les posts sociaux qui l’annoncent.',
    },
    social_media_post: {
      name: 'Post pour les réseaux sociaux',
      description: 'Rédigez des posts pour un ou plusieurs réseaux à partir d’un sujet ou de vos propres sources.',
    },
    email_generator: {
      name: 'Générateur d’e-mails',
      description: 'Rédigez des e-mails commerciaux, de vente ou institutionnels à partir de quelques informations.',
    },
    product_description_generator: {
      name: 'Description de produit',
      description:
        'Rédigez des descriptions à partir de caractéristiques, de photos ou d’un fichier produit, une par une ou en série.',
    },
    job_posting: {
      name: 'Offre d’emploi',
      description: 'Rédigez une offre d’emploi inclusive et attrayante à partir du poste, des compétences et des avantages.',
    },
    real_estate_ad: {
      name: 'Annonce immobilière',
      description: 'Rédigez l’annonce d’un bien à partir du type, de la transaction, des pièces et des atouts.',
    },
    practice_area: {
      name: 'Page de domaine juridique',
      description: 'Rédigez la page d’un cabinet d’avocats qui présente un domaine de compétence et invite à prendre contact.',
    },
    press_release: {
      name: 'Communiqué de presse',
      description:
        'Rédigez un communiqué de forme journalistique, avec titre, chapeau, citations et présentation de l’entreprise.',
    },
    biography_generator: {
      name: 'Générateur de biographies',
      description: 'Rédigez une biographie professionnelle à partir de vos notes et de trois pages au plus.',
    },
    ppc_landing_page: {
      name: 'Page d’atterrissage pour annonces',
      description: 'Rédigez une page qui prolonge la promesse de l’annonce et mène à une seule conversion.',
    },
    text_summary: {
      name: 'Résumé de texte',
      description: 'Résumez un texte de 6 000 caractères au plus en un paragraphe, en points clés ou les deux.',
    },
    meta_title_description: {
      name: 'Balise title et méta-description',
      description: 'Obtenez des balises title et méta-descriptions avec le bon mot-clé et la bonne longueur pour chaque page.',
    },
    seo_metatag_generator: {
      name: 'Générateur de balises meta SEO',
      description: 'Remplissez un formulaire et copiez les balises meta HTML de votre page.',
    },
    keyword_density: {
      name: 'Densité des mots-clés',
      description: 'Comptez combien de fois mots et expressions apparaissent dans un texte ou une page.',
    },
    bullet_point_generator: {
      name: 'Points forts du produit',
      description:
        'Transformez les données d’un produit en points forts faciles à parcourir, un par un ou à partir d’un fichier.',
    },
    marketplace_listing: {
      name: 'Fiche pour place de marché',
      description: 'Créez titre, points forts, description et termes de recherche pour Amazon, eBay, Etsy ou Google Shopping.',
    },
    faq_generator: {
      name: 'Générateur de FAQ',
      description: 'Créez des questions et réponses sur un produit, un service ou une page à partir de vos propres informations.',
    },
    category_page: {
      name: 'Page de catégorie e-commerce',
      description: 'Rédigez l’introduction, le guide et le bas de page d’une catégorie de boutique en ligne.',
    },
    review_response: {
      name: 'Réponse aux avis',
      description: 'Répondez aux avis clients sur Google, Amazon, Trustpilot ou Booking avec le ton juste.',
    },
    interview_questions: {
      name: 'Questions d’entretien',
      description: 'Préparez un entretien structuré\u00a0: questions, points à écouter et grille d’évaluation.',
    },
    event_page: {
      name: 'Page d’événement et invitation',
      description: 'Rédigez la page, le programme et l’invitation d’une conférence, d’un webinaire, d’un salon ou d’une fête.',
      words: { Type: 'Type d’événement' },
    },
    hotel_description: {
      name: 'Description d’hôtel et d’hébergement',
      description:
        'Décrivez un hôtel, une chambre d’hôtes ou une location, ses chambres et ses environs, pour votre site et les portails de réservation.',
      words: { Type: 'Type d’hébergement', Location: 'Lieu', Services: 'Prestations' },
    },
    google_search_ads: {
      name: 'Annonces responsives Google',
      description: 'Générez les titres, descriptions et éléments d’une annonce responsive Google dans ses limites de caractères.',
    },
    x_thread: {
      name: 'Post et fil pour X',
      description: 'Rédigez des posts isolés ou un fil numéroté pour X dans la limite de caractères.',
    },
    newsletter: {
      name: 'Lettre d’information',
      description: 'Composez un numéro de lettre d’information avec éditorial, actualités et liens.',
    },
  },
  words: {},
} satisfies ToolTexts;
