// Washes of pigment that spread on wet paper, run into each other and dry with darker rims; the words come out of the last one.
import { blend, faded } from '../colours.ts';
import { clamp, ease, mix, type Pen, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

interface Wash {
  x: number;
  y: number;
  size: number;
  start: number;
  colour: string;
  edges: number[][];
}

function drawWash(pen: Pen, wash: Wash, spread: number, position: { x: number; y: number; size: number }): void {
  for (const [layer, edge] of wash.edges.entries()) {
    const grown = spread * (0.82 + layer * 0.06);
    pen.beginPath();
    for (let point = 0; point <= 60; point += 1) {
      const angle = (point / 60) * turn;
      const push = edge.reduce((sum, wave, index) => sum + Math.sin(angle * (index * 2 + 2) + wave) * (0.14 / (index + 1)), 0);
      const reach = position.size * grown * (1 + push);
      pen.lineTo(position.x + Math.cos(angle) * reach, position.y + Math.sin(angle) * reach);
    }
    pen.closePath();
    pen.fillStyle = faded(wash.colour, 0.13);
    pen.fill();
    if (layer !== wash.edges.length - 1) continue;
    pen.strokeStyle = faded(blend(wash.colour, '#000000', 0.25), 0.16 * spread);
    pen.lineWidth = position.size * 0.012;
    pen.stroke();
  }
}

export const watercolour: Scene = {
  create: ({ width, height, unit, palette, random, title, seconds, canvas }) => {
    const colours = [
      palette.main,
      palette.second,
      blend(palette.main, palette.second, 0.5),
      blend(palette.main, '#4a7fd0', 0.5),
      blend(palette.second, '#d0556a', 0.5),
    ];
    const washes: Wash[] = times(15, (index) => ({
      x: random(),
      y: random(),
      size: mix(0.14, 0.42, random()),
      start: (index / 15) * seconds * 0.6,
      colour: colours[index % colours.length] ?? palette.main,
      edges: times(4, () => times(5, () => random() * turn)),
    }));
    const paper = canvas(320, 320);
    const rough = paper.getContext('2d');
    for (let fibre = 0; fibre < 2600; fibre += 1) {
      rough.fillStyle = faded('#6b5a3c', random() * 0.07);
      rough.fillRect(random() * 320, random() * 320, 1 + random() * 2.4, 1);
    }
    return ({ pen, time }) => {
      pen.fillStyle = '#fbf8f1';
      pen.fillRect(0, 0, width, height);
      pen.globalCompositeOperation = 'multiply';
      for (const wash of washes) {
        const age = clamp((time - wash.start) / 2.2);
        if (age > 0) drawWash(pen, wash, 1 - (1 - age) ** 3, { x: wash.x * width, y: wash.y * height, size: wash.size * unit });
      }
      for (let x = 0; x < width; x += 320) for (let y = 0; y < height; y += 320) pen.drawImage(paper, x, y);
      pen.globalCompositeOperation = 'source-over';
      const dry = ease(clamp((time - 0.5) / 1.4));
      const type = fitType(pen, title, { width: width * 0.8, height: height * 0.46 }, { largest: unit * 0.14 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      const light = pen.createRadialGradient(width / 2, height / 2, unit * 0.1, width / 2, height / 2, unit * 0.75);
      light.addColorStop(0, faded('#fdfbf6', 0.78 * dry));
      light.addColorStop(0.6, faded('#fdfbf6', 0.45 * dry));
      light.addColorStop(1, faded('#fdfbf6', 0));
      pen.fillStyle = light;
      pen.fillRect(0, 0, width, height);
      pen.shadowColor = faded(palette.main, 0.5 * dry);
      pen.shadowBlur = mix(unit * 0.08, unit * 0.006, dry);
      pen.fillStyle = faded(blend(palette.main, palette.deep, 0.72), dry);
      drawLines(pen, type, { x: width / 2, y: height / 2 });
      pen.shadowBlur = 0;
    };
  },
};
