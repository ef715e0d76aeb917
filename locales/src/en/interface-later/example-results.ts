export default {
  ofCatalogue:
    'Prepared and edited for the catalogue as an example of what a connected model is asked to write. Neither the built-in engine nor a model connected here wrote it. Language: {{language}}.',
  withoutModel: 'Made by the built-in engine from the same details, without a model.',
};
