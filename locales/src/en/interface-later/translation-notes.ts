export default {
  deposit:
    '{{credits}} credits of your order are reserved already and count towards this quote. They come back where you do not authorise it.',
  delivery: 'Note: {{note}}',
};
