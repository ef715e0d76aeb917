import type english from '../../en/templates/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  blog_article: {
    title: 'Article de blog',
    overall_goal: 'Qui cherche [sujet] trouve une réponse utile tout de suite et se souvient de qui l’a donnée.',
    platform: 'Blog de l’entreprise, trouvé par les moteurs de recherche',
    structure:
      'La réponse dès le premier paragraphe ; trois à cinq parties aux titres parlants ; un exemple chacune ; la suite à donner.',
    tone_of_voice: 'Utile et précis, sans publicité',
  },
  product_launch: {
    title: 'Lancement de produit',
    overall_goal: 'Les clients actuels essaient [produit] dans le premier mois.',
    platform: 'Page de destination, newsletter et réseaux sociaux',
    structure: 'Le problème résolu ; la nouveauté ; les preuves ; prix et disponibilité ; un seul appel à l’action.',
    tone_of_voice: 'Assuré et concret, sans superlatifs',
  },
  newsletter: {
    title: 'Newsletter',
    overall_goal: 'On ouvre aussi le numéro suivant, et une personne sur vingt clique.',
    platform: 'E-mail, lu sur le téléphone',
    structure: 'Un objet de moins de 50 caractères ; un sujet principal ; deux brèves ; un bouton.',
    tone_of_voice: 'Personnel, comme une lettre',
  },
  job_campaign: {
    title: 'Campagne de recrutement',
    overall_goal: 'Les bons profils postulent à [poste] ; les autres le voient tôt.',
    platform: 'Page carrière et sites d’emploi',
    structure: 'Ce que vous ferez ; avec qui ; ce que vous apportez ; ce que nous offrons ; comment postuler.',
    tone_of_voice: 'Honnête et engageant',
  },
} satisfies Words<typeof english>;
