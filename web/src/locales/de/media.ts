import type en from '../en/media.ts';

export default {
  failed: '{{name}} konnte nicht geladen werden',
  formats: {
    png: 'PNG-Bild',
    jpg: 'JPEG-Bild',
    webp: 'WebP-Bild',
    mp3: 'MP3-Ton',
    wav: 'WAV-Ton',
    mp4: 'MP4-Film',
    srt: 'Untertitel (SRT)',
    vtt: 'Untertitel (WebVTT)',
    zip: 'Alle Dateien (zip)',
  },
} satisfies typeof en;
