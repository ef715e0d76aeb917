declare module 'espeak-ng' {
  interface Espeak {
    FS: { readFile: (path: string) => Uint8Array };
  }
  export default function createEspeak(options: {
    arguments: string[];
    print: (line: string) => void;
    printErr: (line: string) => void;
  }): Promise<Espeak>;
}
