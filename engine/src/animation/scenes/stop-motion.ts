// Wooden blocks on a table, moved by hand eight times a second: each carries a letter, and none ever lies quite where it lay.
import { blend, faded } from '../colours.ts';
import { clamp, ease, mix, type Scene, times } from '../stage.ts';
import { face, fitType } from '../type.ts';

export const stopMotion: Scene = {
  stepsASecond: 8,
  create: ({ width, height, unit, palette, random, title }) => {
    const spread = width > height ? 0.86 : 0.9;
    // Blocks are squares: a line holds as many as are wide enough to be read.
    const inLine = Math.max(6, Math.floor((width * spread) / (unit * 0.1)));
    // Words that are longer than a line go on in the next.
    const words = title
      .toLocaleUpperCase()
      .split(/\s+/)
      .flatMap((word) => word.match(new RegExp(`.{1,${inLine}}`, 'gu')) ?? []);
    const rows: string[] = [];
    for (const word of words) {
      const last = rows.at(-1);
      if (last !== undefined && [...last].length + [...word].length + 1 <= inLine) rows[rows.length - 1] = `${last} ${word}`;
      else rows.push(word);
    }
    const shown = rows.slice(0, 7).map((row) => [...row].slice(0, inLine));
    const longest = Math.max(...shown.map((row) => row.length));
    const size = Math.min(unit * 0.15, (width * spread) / longest / 1.06, (height * 0.62) / shown.length / 1.2);
    const colours = [
      blend('#e3c08f', palette.second, 0.25),
      blend('#d9ae74', palette.main, 0.2),
      '#e8cfa4',
      blend('#c99a62', palette.second, 0.35),
    ];
    const blocks = shown.flatMap((row, rowIndex) =>
      row.map((letter, index) => ({
        letter,
        x: width / 2 + (index - (row.length - 1) / 2) * size * 1.06,
        y: height * 0.5 + (rowIndex - (shown.length - 1) / 2) * size * 1.2,
        from: { x: random() * width, y: height + size * (1 + random() * 2) },
        start: 0.15 + (index + rowIndex * 3) * 0.05 + random() * 0.25,
        colour: colours[Math.floor(random() * 4)] ?? '#e3c08f',
        tilt: (random() - 0.5) * 0.1,
      })),
    );
    const grain = times(90, () => ({ y: random(), wave: random() * 7, alpha: mix(0.03, 0.1, random()) }));
    return ({ pen, time }) => {
      const step = Math.round(time * 8);
      const jitter = (salt: number) => Math.sin(step * 12.9898 + salt * 78.233) * 0.5;
      pen.fillStyle = blend('#7a5536', palette.deep, 0.35);
      pen.fillRect(0, 0, width, height);
      for (const line of grain) {
        pen.strokeStyle = faded('#2a1a0e', line.alpha);
        pen.lineWidth = unit * 0.004;
        pen.beginPath();
        for (let x = 0; x <= 20; x += 1) pen.lineTo((x / 20) * width, (line.y + Math.sin(x * 0.5 + line.wave) * 0.006) * height);
        pen.stroke();
      }
      const lamp = pen.createRadialGradient(width * 0.4, height * 0.3, unit * 0.1, width * 0.5, height * 0.5, unit * 1.1);
      lamp.addColorStop(0, faded('#ffe7bd', 0.42 + jitter(3) * 0.03));
      lamp.addColorStop(1, faded('#000000', 0.42));
      pen.fillStyle = lamp;
      pen.fillRect(0, 0, width, height);
      const type = fitType(pen, 'M', { width: size * 0.8, height: size * 0.9 }, { largest: size * 0.72 });
      for (const [index, block] of blocks.entries()) {
        const there = ease(clamp((time - block.start) / 0.7));
        if (there === 0 || block.letter === ' ') continue;
        const [x, y] = [
          mix(block.from.x, block.x, there) + jitter(index) * unit * 0.004,
          mix(block.from.y, block.y, there) + jitter(index + 0.5) * unit * 0.004,
        ];
        pen.save();
        pen.translate(x, y);
        pen.rotate(block.tilt + (1 - there) * 1.2 + jitter(index + 9) * 0.02);
        pen.shadowColor = faded('#000000', 0.55);
        pen.shadowBlur = size * 0.12;
        pen.shadowOffsetX = size * 0.06;
        pen.shadowOffsetY = size * 0.1;
        pen.fillStyle = block.colour;
        pen.beginPath();
        pen.roundRect(-size / 2, -size / 2, size, size, size * 0.1);
        pen.fill();
        pen.shadowColor = 'transparent';
        pen.strokeStyle = faded('#5a3a1c', 0.5);
        pen.lineWidth = size * 0.035;
        pen.strokeRect(-size * 0.38, -size * 0.38, size * 0.76, size * 0.76);
        pen.font = `700 ${type.size}px ${face}`;
        pen.textAlign = 'center';
        pen.textBaseline = 'middle';
        pen.fillStyle = index % 3 === 0 ? blend(palette.main, '#000000', 0.2) : '#4a2c14';
        pen.fillText(block.letter, 0, size * 0.03);
        pen.restore();
      }
    };
  },
};
