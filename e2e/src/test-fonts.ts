// The fonts of the browser tests: the product's own web fonts, and one package for letters that these lack. Fonts of the machine would change pictures and widths.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const fallbackFonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

const aliases = ['sans-serif', 'serif', 'monospace'].map((family, index) => {
  const font = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'][index];
  return `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
});

const render = ['antialias', 'hinting'].map(
  (name) => `<match target="font"><edit name="${name}" mode="assign"><bool>${name === 'antialias'}</bool></edit></match>`,
);

/** Writes a fontconfig file that names the fallback fonts alone, and returns its path. */
export function writeFontConfig(): string {
  const folder = mkdtempSync(join(tmpdir(), 'folio-fonts-'));
  const file = join(folder, 'fonts.conf');
  const lines = [`<dir>${fallbackFonts}</dir>`, `<cachedir>${join(folder, 'cache')}</cachedir>`, ...aliases, ...render];
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${lines.join('\n')}</fontconfig>\n`,
  );
  return file;
}
