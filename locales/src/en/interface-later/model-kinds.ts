export default {
  title: 'Pictures, sound and film',
  lead: 'What the built-in engine cannot make waits until a model is connected here.',
  image: 'Pictures',
  imageWithout: 'Designed layouts only',
  speech: 'Speech',
  speechWithout: 'Built-in voices',
  transcription: 'Listening to recordings',
  transcriptionWithout: 'None: such orders wait',
  translation: 'Translations',
  translationWithout: 'The model that writes',
  video: 'Film',
  videoWithout: 'Designed animations only',
};
