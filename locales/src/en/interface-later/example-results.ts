export default {
  ofCatalogue:
    'Prepared and edited for the catalogue as an example of what a connected model is asked to write. Neither the built-in engine nor a model connected here wrote it. Language: {{language}}.',
  withoutModel: 'Made by the built-in engine from the same details, without a model.',
  ofFiles: 'Made by the built-in engine from this example, without a model, and kept with it.',
  ofPages: 'Made by the built-in engine. It read pages of made-up shops, which are kept with this example.',
  ofFigures: 'Made by the built-in engine from figures that are made up for this example. They are nobody’s real page views.',
  ofTranscript:
    'Made by the built-in engine from a transcript that is kept with this example. A connected model writes the transcript of your file.',
  ofImageModel:
    'Prepared for the catalogue as an example of what a connected image model is asked for. Neither the built-in engine nor a model connected here made it.',
  ofConversation:
    'Written for the catalogue as an example of what a connected model is asked to answer. No model connected here wrote it.',
  ofPeople:
    'This is what delivered work looks like. It was prepared for the catalogue; names, offices and dates are made up. Language: {{language}}.',
  quoted: 'What the built-in engine answers to the first question without a model.',
  person: 'Question',
  assistant: 'Answer',
  passages: 'Passages',
  transcript: 'Transcript',
  pixels: '{{width}} × {{height}} px',
  seconds: '{{seconds}} s',
};
