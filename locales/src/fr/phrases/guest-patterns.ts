import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  event: {
    opening: {
      plain: [
        'Au calendrier, {on}\u00a0: {event}.',
        'La date est fixée\u00a0: {event} a lieu {on}.',
        '{event} a lieu {on}.',
        'Au programme, {on}\u00a0: {event}.',
      ],
      warm: [
        ['Nous vous attendons {on}\u00a0: {event}.', 'Nous t’attendons {on}\u00a0: {event}.'],
        ['Rejoignez-nous {on}\u00a0: {event}.', 'Rejoins-nous {on}\u00a0: {event}.'],
        ['Bienvenue {on}\u00a0: {event} vous attend.', 'Bienvenue {on}\u00a0: {event} t’attend.'],
        ['Venez partager ce moment {on}\u00a0: {event}.', 'Viens partager ce moment {on}\u00a0: {event}.'],
      ],
      bold: [
        'Date à retenir\u00a0: {event}, {on}.',
        ['Réservez la date\u00a0: {event}, {on}.', 'Réserve la date\u00a0: {event}, {on}.'],
        'C’est {on} que tout se passe\u00a0: {event}.',
        ['Notez-le dans votre agenda\u00a0: {event}, {on}.', 'Note-le dans ton agenda\u00a0: {event}, {on}.'],
      ],
    },
    venue: {
      plain: [
        'Le rendez-vous est fixé ici\u00a0: {venue}.',
        'L’événement se tient ici\u00a0: {venue}.',
        'Lieu de l’événement\u00a0: {venue}.',
      ],
      warm: [
        'Nous nous retrouvons ici\u00a0: {venue}.',
        ['Vous nous trouverez ici\u00a0: {venue}.', 'Tu nous trouveras ici\u00a0: {venue}.'],
        'Notre point de rencontre\u00a0: {venue}.',
      ],
      bold: ['Le décor\u00a0: {venue}.', 'Tout se passe ici\u00a0: {venue}.', 'L’adresse à retenir\u00a0: {venue}.'],
    },
    online: [
      'La participation se fait {venue}.',
      'L’événement se déroule {venue}.',
      ['Vous participez {venue}.', 'Tu participes {venue}.'],
    ],
    audience: {
      plain: [
        'Le programme est conçu pour {audience}.',
        'Public concerné\u00a0: {audience}.',
        'L’événement est destiné à ce public\u00a0: {audience}.',
      ],
      warm: [
        'Le programme est pensé pour {audience}.',
        'Nous avons tout préparé avec soin pour {audience}.',
        'Un moment pensé pour {audience}.',
      ],
      bold: [
        'C’est un rendez-vous fait pour {audience}.',
        'Ce rendez-vous est taillé pour {audience}.',
        'Un programme sur mesure pour {audience}.',
      ],
    },
    invite: {
      plain: [
        ['Nous vous invitons à ce rendez-vous\u00a0: {event}.', 'Nous t’invitons à ce rendez-vous\u00a0: {event}.'],
        ['Voici votre invitation\u00a0: {event}.', 'Voici ton invitation\u00a0: {event}.'],
        ['Vous êtes parmi nos invités\u00a0: {event}.', 'Tu es parmi nos invités\u00a0: {event}.'],
        ['Nous avons le plaisir de vous inviter\u00a0: {event}.', 'Nous avons le plaisir de t’inviter\u00a0: {event}.'],
      ],
      warm: [
        ['Nous aurions grand plaisir à vous voir\u00a0: {event}.', 'Nous aurions grand plaisir à te voir\u00a0: {event}.'],
        ['Venez nous rejoindre\u00a0: {event}.', 'Viens nous rejoindre\u00a0: {event}.'],
        ['Votre présence nous ferait très plaisir\u00a0: {event}.', 'Ta présence nous ferait très plaisir\u00a0: {event}.'],
        ['Une place vous attend\u00a0: {event}.', 'Une place t’attend\u00a0: {event}.'],
      ],
      bold: [
        ['Ne manquez pas ce rendez-vous\u00a0: {event}.', 'Ne manque pas ce rendez-vous\u00a0: {event}.'],
        [
          'Serez-vous des nôtres\u00a0? Voici le rendez-vous\u00a0: {event}.',
          'Seras-tu des nôtres\u00a0? Voici le rendez-vous\u00a0: {event}.',
        ],
        ['Gardez cette date libre\u00a0: {event}.', 'Garde cette date libre\u00a0: {event}.'],
        [
          'Un rendez-vous à inscrire dans votre agenda\u00a0: {event}.',
          'Un rendez-vous à inscrire dans ton agenda\u00a0: {event}.',
        ],
      ],
    },
  },
  menu: {
    opening: {
      plain: [
        'À la carte, {at}\u00a0: {cuisine}.',
        '{restaurant} propose une carte dans cet esprit\u00a0: {cuisine}.',
        'À découvrir {at}\u00a0: {cuisine}.',
        'Ce qui attend les convives {at}\u00a0: {cuisine}.',
      ],
      warm: [
        'Bienvenue {at}\u00a0: {cuisine}.',
        [
          'Prenez place {at} et laissez-vous tenter\u00a0: {cuisine}.',
          'Prends place {at} et laisse-toi tenter\u00a0: {cuisine}.',
        ],
        ['La table est mise pour vous {at}\u00a0: {cuisine}.', 'La table est mise pour toi {at}\u00a0: {cuisine}.'],
        ['C’est un plaisir de vous recevoir {at}\u00a0: {cuisine}.', 'C’est un plaisir de te recevoir {at}\u00a0: {cuisine}.'],
      ],
      bold: [
        'À table {at}\u00a0: {cuisine}.',
        'Une petite faim\u00a0? Direction {restaurant}\u00a0: {cuisine}.',
        'Une adresse, un style, {restaurant}\u00a0: {cuisine}.',
        'Une table, une promesse\u00a0: {cuisine}. Voici {restaurant}.',
      ],
    },
    prices: [
      'Les plats coûtent de {least} à {most}.',
      'Les prix vont de {least} à {most}.',
      'Chaque plat coûte entre {least} et {most}.',
    ],
  },
};

export default patterns;
