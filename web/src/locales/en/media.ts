export default {
  failed: '{{name}} could not be loaded',
  player: { play: 'Play', pause: 'Pause', position: 'Position', speed: 'Speed', time: '{{at}} of {{length}}' },
  formats: {
    png: 'PNG picture',
    jpg: 'JPEG picture',
    webp: 'WebP picture',
    mp3: 'MP3 sound',
    wav: 'WAV sound',
    mp4: 'MP4 film',
    srt: 'Subtitles (SRT)',
    vtt: 'Subtitles (WebVTT)',
    zip: 'All files (zip)',
  },
};
