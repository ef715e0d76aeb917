import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Préparé et relu pour le catalogue comme exemple de ce qui est demandé à un modèle connecté. Ni le moteur intégré ni un modèle connecté ici ne l’a écrit. Langue : {{language}}.',
  withoutModel: 'Fait par le moteur intégré à partir des mêmes indications, sans modèle.',
  ofFiles: 'Créé par le moteur intégré à partir de cet exemple, sans modèle, et conservé avec lui.',
  ofPages: 'Créé par le moteur intégré, qui a lu des pages de boutiques inventées, conservées avec cet exemple.',
  ofFigures: 'Créé par le moteur intégré avec des chiffres inventés pour cet exemple : ce ne sont pas de vraies pages vues.',
  ofTranscript:
    'Créé par le moteur intégré à partir d’une transcription conservée avec cet exemple. La transcription de votre fichier est écrite par un modèle connecté.',
  ofImageModel:
    'Préparé pour le catalogue comme exemple de ce qui est demandé à un modèle d’images connecté. Ni le moteur intégré ni un modèle connecté ici ne l’a créé.',
  ofConversation:
    'Écrite pour le catalogue comme exemple de ce qui est demandé à un modèle connecté. Aucun modèle connecté ici ne l’a écrite.',
  ofPeople:
    'Voici à quoi ressemble un travail livré. Il a été préparé pour le catalogue ; les noms, les administrations et les dates sont inventés. Langue : {{language}}.',
  quoted: 'Ce que le moteur intégré répond à la première question, sans modèle.',
  person: 'Question',
  assistant: 'Réponse',
  passages: 'Passages',
  transcript: 'Transcription',
  pixels: '{{width}} × {{height}} px',
  seconds: '{{seconds}} s',
} satisfies Words<typeof english>;
