// The package ships no types; these are the options that the product uses.
declare module 'string-pixel-width' {
  export default function pixelWidth(text: string, options: { font: string; size: number; bold?: boolean }): number;
}
