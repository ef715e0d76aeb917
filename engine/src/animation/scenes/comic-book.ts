// Panels that slide in one after the other, dots for shadow, ink for lines, and the words in a balloon that bursts.
import { blend } from '../colours.ts';
import { clamp, ease, mix, type Pen, type Scene, type Stage, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

function dots(
  pen: Pen,
  area: { x: number; y: number; w: number; h: number },
  step: number,
  colour: string,
  grow: (x: number, y: number) => number,
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (let row = 0, y = area.y; y < area.y + area.h + step; row += 1, y += step * 0.866) {
    for (let x = area.x + (row % 2) * (step / 2); x < area.x + area.w + step; x += step) {
      const size = clamp(grow((x - area.x) / area.w, (y - area.y) / area.h)) * step * 0.55;
      if (size < 0.4) continue;
      pen.moveTo(x + size, y);
      pen.arc(x, y, size, 0, turn);
    }
  }
  pen.fill();
}

/** Corners of the panels, as shares of the page; tall pages stack them. */
const panelsOf = ({ width, height }: Stage) =>
  width > height
    ? [
        { x: 0, y: 0, w: 0.38, h: 1, from: -1 },
        { x: 0.38, y: 0, w: 0.62, h: 0.5, from: 1 },
        { x: 0.38, y: 0.5, w: 0.62, h: 0.5, from: 1 },
      ]
    : [
        { x: 0, y: 0, w: 1, h: 0.3, from: -1 },
        { x: 0, y: 0.3, w: 1, h: 0.4, from: 1 },
        { x: 0, y: 0.7, w: 1, h: 0.3, from: -1 },
      ];

export const comicBook: Scene = {
  stepsASecond: 12,
  create: (stage) => {
    const { width, height, unit, palette, random, title } = stage;
    const gutter = unit * 0.022;
    const panelStyles = panelsOf(stage).map((panel, index) => ({
      ...panel,
      angle: random() * turn,
      tone: [palette.main, palette.second, blend(palette.main, palette.second, 0.5)][index] ?? palette.main,
    }));
    const points = times(22, (index) => mix(index % 2 === 0 ? 0.98 : 0.74, index % 2 === 0 ? 1.12 : 0.82, random()));
    return ({ pen, time }) => {
      pen.fillStyle = '#fbf6e6';
      pen.fillRect(0, 0, width, height);
      for (const [index, panel] of panelStyles.entries()) {
        const there = ease(clamp((time - index * 0.35) / 0.4));
        if (there === 0) continue;
        const area = {
          x: panel.x * width + gutter + (1 - there) * panel.from * width,
          y: panel.y * height + gutter,
          w: panel.w * width - gutter * 2,
          h: panel.h * height - gutter * 2,
        };
        pen.save();
        pen.beginPath();
        pen.rect(area.x, area.y, area.w, area.h);
        pen.clip();
        pen.fillStyle = blend(panel.tone, '#ffffff', 0.55);
        pen.fillRect(area.x, area.y, area.w, area.h);
        const [cx, cy] = [area.x + area.w * 0.5, area.y + area.h * 0.62];
        pen.fillStyle = panel.tone;
        for (let ray = 0; ray < 18; ray += 1) {
          const angle = panel.angle + (ray / 18) * turn + time * 0.12;
          pen.beginPath();
          pen.moveTo(cx, cy);
          pen.arc(cx, cy, Math.hypot(area.w, area.h), angle, angle + turn / 36);
          pen.fill();
        }
        dots(
          pen,
          area,
          unit * 0.022,
          blend(panel.tone, palette.deep, 0.45),
          (x, y) => (index === 1 ? y : 1 - y) * 0.9 - x * 0.25 + 0.12 * Math.sin(time * 2),
        );
        pen.restore();
        pen.lineWidth = unit * 0.011;
        pen.strokeStyle = '#111111';
        pen.strokeRect(area.x, area.y, area.w, area.h);
      }
      const burst = clamp((time - 1.1) / 0.3);
      if (burst === 0) return;
      const size = 1 + Math.sin(burst * Math.PI) * 0.14;
      const shake = Math.sin(time * 9) * 0.012;
      const [rx, ry] = [width * (width > height ? 0.36 : 0.47), height * (width > height ? 0.4 : 0.24)];
      pen.save();
      pen.translate(width / 2, height / 2);
      pen.rotate(-0.05 + shake);
      pen.scale(burst * size, burst * size);
      pen.beginPath();
      for (const [index, reach] of points.entries()) {
        const angle = (index / points.length) * turn;
        pen.lineTo(Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach);
      }
      pen.closePath();
      pen.fillStyle = '#ffffff';
      pen.fill();
      pen.lineWidth = unit * 0.013;
      pen.lineJoin = 'round';
      pen.strokeStyle = '#111111';
      pen.stroke();
      const type = fitType(pen, title.toLocaleUpperCase(), { width: rx * 1.22, height: ry * 1.05 }, { largest: unit * 0.15 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      drawLines(pen, type, { x: 0, y: 0 }, (line, x, y) => {
        pen.lineWidth = type.size * 0.12;
        pen.strokeText(line, x, y);
        pen.fillStyle = palette.second;
        pen.fillText(line, x, y);
      });
      pen.restore();
    };
  },
};
