export default {
  hint: 'Use the arrow keys to move between countries, plus and minus to zoom, Escape to clear the selection.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The map could not be loaded',
  failedLead: 'The table shows the same figures.',
};
