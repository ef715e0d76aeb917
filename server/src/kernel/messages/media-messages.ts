// What is said of pictures, film, sound and translations, and of the kinds of models they wait for.
import type { InterfaceLanguage } from '@folio/contract/languages';

const en = {
  NEEDS_IMAGE_MODEL: 'Connect an image model: the built-in engine cannot make this',
  NEEDS_SPEECH_MODEL: 'Connect a speech model: the built-in engine does not speak this language',
  NEEDS_TRANSCRIPTION_MODEL: 'Connect a transcription model: the built-in engine cannot listen',
  NEEDS_TRANSLATION_MODEL: 'Connect a model: the built-in engine does not translate',
  NEEDS_VIDEO_MODEL: 'Connect a video model: the built-in engine cannot make this',
  NEEDS_PEOPLE: 'Waits for a person to take the request',
  FILE_TOO_LARGE: 'The file is too large: {detail}',
  PICTURE_TOO_LARGE: 'The picture is too large to be worked on: {detail}',
  FILE_DAMAGED: 'The file cannot be read; it may be damaged: {detail}',
  NOTHING_TO_SAY: 'There is nothing to say in the text',
  LINE_WITHOUT_TIME: 'A line has no time; write "00:05 | text": {detail}',
  LINE_AFTER_END: 'A line begins after the end of the video: {detail}',
  NOTHING_HEARD: 'No speech was heard in the file',
  NOTHING_TO_TRANSLATE: 'There is nothing to translate',
  weekly_uses_reached: 'You have used this tool {max} times this week. It is free again on Monday.',
};

const it: typeof en = {
  NEEDS_IMAGE_MODEL: 'Collega un modello per immagini: il motore integrato non può crearlo',
  NEEDS_SPEECH_MODEL: 'Collega un modello vocale: il motore integrato non parla questa lingua',
  NEEDS_TRANSCRIPTION_MODEL: 'Collega un modello di trascrizione: il motore integrato non può ascoltare',
  NEEDS_TRANSLATION_MODEL: 'Collega un modello: il motore integrato non traduce',
  NEEDS_VIDEO_MODEL: 'Collega un modello video: il motore integrato non può crearlo',
  NEEDS_PEOPLE: 'In attesa che una persona prenda in carico la richiesta',
  FILE_TOO_LARGE: 'Il file è troppo grande: {detail}',
  PICTURE_TOO_LARGE: 'L’immagine è troppo grande per essere elaborata: {detail}',
  FILE_DAMAGED: 'Il file non può essere letto; forse è danneggiato: {detail}',
  NOTHING_TO_SAY: 'Nel testo non c’è nulla da leggere',
  LINE_WITHOUT_TIME: 'Una riga è senza tempo; scrivi "00:05 | testo": {detail}',
  LINE_AFTER_END: 'Una riga comincia dopo la fine del video: {detail}',
  NOTHING_HEARD: 'Nel file non si sente alcun parlato',
  NOTHING_TO_TRANSLATE: 'Non c’è nulla da tradurre',
  weekly_uses_reached: 'Hai usato questo strumento {max} volte questa settimana. Sarà di nuovo disponibile lunedì.',
};

const de: typeof en = {
  NEEDS_IMAGE_MODEL: 'Verbinden Sie ein Bildmodell: die eingebaute Engine kann das nicht erstellen',
  NEEDS_SPEECH_MODEL: 'Verbinden Sie ein Sprachmodell für Audio: die eingebaute Engine spricht diese Sprache nicht',
  NEEDS_TRANSCRIPTION_MODEL: 'Verbinden Sie ein Transkriptionsmodell: die eingebaute Engine kann nicht zuhören',
  NEEDS_TRANSLATION_MODEL: 'Verbinden Sie ein Modell: die eingebaute Engine übersetzt nicht',
  NEEDS_VIDEO_MODEL: 'Verbinden Sie ein Videomodell: die eingebaute Engine kann das nicht erstellen',
  NEEDS_PEOPLE: 'Wartet, bis jemand die Anfrage übernimmt',
  FILE_TOO_LARGE: 'Die Datei ist zu groß: {detail}',
  PICTURE_TOO_LARGE: 'Das Bild ist zu groß, um bearbeitet zu werden: {detail}',
  FILE_DAMAGED: 'Die Datei lässt sich nicht lesen; sie ist wohl beschädigt: {detail}',
  NOTHING_TO_SAY: 'Der Text enthält nichts zum Vorlesen',
  LINE_WITHOUT_TIME: 'Eine Zeile hat keine Zeit; schreiben Sie „00:05 | Text“: {detail}',
  LINE_AFTER_END: 'Eine Zeile beginnt nach dem Ende des Videos: {detail}',
  NOTHING_HEARD: 'In der Datei war keine Sprache zu hören',
  NOTHING_TO_TRANSLATE: 'Es gibt nichts zu übersetzen',
  weekly_uses_reached: 'Sie haben dieses Werkzeug diese Woche {max}-mal benutzt. Am Montag ist es wieder frei.',
};

const es: typeof en = {
  NEEDS_IMAGE_MODEL: 'Conecta un modelo de imágenes: el motor integrado no puede crearlo',
  NEEDS_SPEECH_MODEL: 'Conecta un modelo de voz: el motor integrado no habla este idioma',
  NEEDS_TRANSCRIPTION_MODEL: 'Conecta un modelo de transcripción: el motor integrado no puede escuchar',
  NEEDS_TRANSLATION_MODEL: 'Conecta un modelo: el motor integrado no traduce',
  NEEDS_VIDEO_MODEL: 'Conecta un modelo de vídeo: el motor integrado no puede crearlo',
  NEEDS_PEOPLE: 'Espera a que una persona se encargue de la solicitud',
  FILE_TOO_LARGE: 'El archivo es demasiado grande: {detail}',
  PICTURE_TOO_LARGE: 'La imagen es demasiado grande para procesarla: {detail}',
  FILE_DAMAGED: 'El archivo no se puede leer; puede estar dañado: {detail}',
  NOTHING_TO_SAY: 'El texto no contiene nada que leer',
  LINE_WITHOUT_TIME: 'Una línea no tiene tiempo; escribe «00:05 | texto»: {detail}',
  LINE_AFTER_END: 'Una línea empieza después del final del vídeo: {detail}',
  NOTHING_HEARD: 'No se oye ninguna voz en el archivo',
  NOTHING_TO_TRANSLATE: 'No hay nada que traducir',
  weekly_uses_reached: 'Has usado esta herramienta {max} veces esta semana. Volverá a estar disponible el lunes.',
};

const fr: typeof en = {
  NEEDS_IMAGE_MODEL: 'Connectez un modèle d’images : le moteur intégré ne peut pas le créer',
  NEEDS_SPEECH_MODEL: 'Connectez un modèle vocal : le moteur intégré ne parle pas cette langue',
  NEEDS_TRANSCRIPTION_MODEL: 'Connectez un modèle de transcription : le moteur intégré ne sait pas écouter',
  NEEDS_TRANSLATION_MODEL: 'Connectez un modèle : le moteur intégré ne traduit pas',
  NEEDS_VIDEO_MODEL: 'Connectez un modèle vidéo : le moteur intégré ne peut pas le créer',
  NEEDS_PEOPLE: 'En attente d’une personne qui prenne la demande en charge',
  FILE_TOO_LARGE: 'Le fichier est trop volumineux : {detail}',
  PICTURE_TOO_LARGE: 'L’image est trop grande pour être traitée : {detail}',
  FILE_DAMAGED: 'Le fichier est illisible ; il est peut-être endommagé : {detail}',
  NOTHING_TO_SAY: 'Le texte ne contient rien à lire',
  LINE_WITHOUT_TIME: 'Une ligne n’a pas de temps ; écrivez « 00:05 | texte » : {detail}',
  LINE_AFTER_END: 'Une ligne commence après la fin de la vidéo : {detail}',
  NOTHING_HEARD: 'Aucune parole n’a été entendue dans le fichier',
  NOTHING_TO_TRANSLATE: 'Il n’y a rien à traduire',
  weekly_uses_reached: 'Vous avez utilisé cet outil {max} fois cette semaine. Il sera de nouveau disponible lundi.',
};

const ptBR: typeof en = {
  NEEDS_IMAGE_MODEL: 'Conecte um modelo de imagens: o motor integrado não consegue criar isto',
  NEEDS_SPEECH_MODEL: 'Conecte um modelo de voz: o motor integrado não fala este idioma',
  NEEDS_TRANSCRIPTION_MODEL: 'Conecte um modelo de transcrição: o motor integrado não sabe ouvir',
  NEEDS_TRANSLATION_MODEL: 'Conecte um modelo: o motor integrado não traduz',
  NEEDS_VIDEO_MODEL: 'Conecte um modelo de vídeo: o motor integrado não consegue criar isto',
  NEEDS_PEOPLE: 'Aguardando que uma pessoa assuma o pedido',
  FILE_TOO_LARGE: 'O arquivo é grande demais: {detail}',
  PICTURE_TOO_LARGE: 'A imagem é grande demais para ser processada: {detail}',
  FILE_DAMAGED: 'Não foi possível ler o arquivo; ele pode estar danificado: {detail}',
  NOTHING_TO_SAY: 'O texto não contém nada para ler',
  LINE_WITHOUT_TIME: 'Uma linha está sem tempo; escreva "00:05 | texto": {detail}',
  LINE_AFTER_END: 'Uma linha começa depois do fim do vídeo: {detail}',
  NOTHING_HEARD: 'Nenhuma fala foi ouvida no arquivo',
  NOTHING_TO_TRANSLATE: 'Não há nada para traduzir',
  weekly_uses_reached: 'Você usou esta ferramenta {max} vezes nesta semana. Ela volta a ficar livre na segunda-feira.',
};

export const mediaMessages: Record<InterfaceLanguage, typeof en> = { en, it, de, es, fr, 'pt-BR': ptBR };
