// The compiler need not read the shapes: one file has half a million numbers.
declare module 'world-atlas/countries-110m.json' {
  const topology: Parameters<typeof import('topojson-client').feature>[0];
  export default topology;
}
declare module 'world-atlas/countries-50m.json' {
  const topology: Parameters<typeof import('topojson-client').feature>[0];
  export default topology;
}
