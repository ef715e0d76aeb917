import type english from '../../en/remarks/page-checks-of-code.ts';
import type { Words } from '../../words.ts';

export default {
  keyword_text: {
    name: 'Mot-clé dans les 100 premiers mots',
    advice: 'Le sujet doit être clair d’emblée. Nommez-le dans le premier paragraphe.',
  },
  image_alt: {
    name: 'Images sans texte alternatif',
    advice:
      'Sans attribut alt, ni lecteurs d’écran ni recherche d’images ne comprennent l’image. Décrivez chacune ; aux ornements, un alt vide.',
  },
  internal_links: {
    name: 'Liens internes',
    advice: 'Les liens vers vos pages guident visiteurs et robots. Ajoutez-en vers des pages proches.',
  },
  link_texts: {
    name: 'Liens sans texte',
    advice: 'Un lien sans mots ne dit rien de sa cible. Donnez-lui un texte, ou un alt à son image.',
  },
  broken_links: {
    name: 'Liens cassés',
    advice: 'Une impasse agace et gaspille l’exploration. Réparez ou retirez les liens indiqués.',
  },
  structured_data: {
    name: 'Données structurées (JSON-LD)',
    advice:
      'Les données structurées permettent les résultats enrichis ; un bloc qui n’est pas du JSON valide avec un type est ignoré. Ajoutez-les ou corrigez-les.',
  },
  hreflang: {
    name: 'hreflang',
    advice:
      'Un ensemble hreflang ne vaut qu’avec des codes valides et un lien vers la page elle-même. Corrigez les codes ou ajoutez le lien.',
  },
  language: {
    name: 'Langue indiquée',
    advice: 'L’attribut lang permet de bien traduire et prononcer. Mettez-le sur l’élément html.',
  },
  social: {
    name: 'Balises sociales',
    advice: 'Sans og:title ni og:image, les réseaux devinent l’aspect du lien partagé. Ajoutez les deux.',
  },
  viewport: {
    name: 'Viewport mobile',
    advice: 'Google lit d’abord la page mobile. Ajoutez une balise meta viewport avec width=device-width.',
  },
  https: {
    name: 'Adresse chiffrée',
    advice: 'Les navigateurs signalent les pages sans https, et la recherche préfère https. Migrez la page.',
  },
  weight: {
    name: 'Poids du balisage',
    advice:
      'Un balisage lourd se charge lentement, et Google n’en lit que les 2 premiers Mo. Retirez scripts, styles et données intégrés.',
  },
} satisfies Words<typeof english>;
