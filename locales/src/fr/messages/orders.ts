import type english from '../../en/messages/orders.ts';
import type { Words } from '../../words.ts';

export default {
  CANCELLED: 'Annulée',
  NEEDS_IMAGE_MODEL: 'Connectez un modèle d’images : le moteur intégré ne peut pas le créer',
  NEEDS_SPEECH_MODEL: 'Connectez un modèle vocal : le moteur intégré ne parle pas cette langue',
  NEEDS_TRANSCRIPTION_MODEL: 'Connectez un modèle de transcription : le moteur intégré ne sait pas écouter',
  NEEDS_TRANSLATION_MODEL: 'Connectez un modèle : le moteur intégré ne traduit pas',
  TRANSLATIONS_MISSING: 'Connectez un modèle : la mémoire de traduction ne contient pas {detail}',
  NEEDS_VIDEO_MODEL: 'Connectez un modèle vidéo : le moteur intégré ne peut pas le créer',
  NEEDS_PEOPLE: 'En attente d’une personne qui prenne la demande en charge',
  weekly_uses_reached: 'Vous avez utilisé cet outil {max} fois cette semaine. Il sera de nouveau disponible lundi.',
  MODEL_NOT_ANSWERING: 'Le modèle {detail} ne répond pas ; cette commande reprendra automatiquement',
  MODEL_ASKS_TO_WAIT: 'Le modèle {detail} demande d’attendre ; cette commande reprendra automatiquement',
  NEEDS_MODEL: 'Connectez un modèle : le compositeur intégré ne peut pas rédiger ce texte',
  LANGUAGE_NEEDS_MODEL: 'Connectez un modèle : le compositeur intégré ne rédige pas dans cette langue',
  WAITS_FOR_PROOFREADER: 'En attente d’un relecteur',
  tool_needs_workspace: 'Cet outil confie des tâches à d’autres personnes : choisissez un espace de travail pour l’utiliser',
  order_placed: 'Votre commande est en cours de rédaction',
  order_ready: 'Votre document est prêt',
  order_waits: 'Votre commande est passée. Rien n’est encore rédigé.',
  order_not_found: 'Document introuvable',
  order_not_retryable: 'Seuls les documents en échec ou en attente peuvent être relancés',
  human_services_off: 'Les services humains sont désactivés ici. Choisissez un outil qui n’en a pas besoin.',
  human_proofreading: 'Relecture humaine',
  order_cancelled: 'La commande a été annulée',
  order_not_cancellable: 'Seuls les documents en cours de rédaction peuvent être annulés',
} satisfies Words<typeof english>;
