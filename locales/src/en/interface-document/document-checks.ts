// What a person checks in a model's text before it is used.
export default {
  open: '{{open}} to check',
};
