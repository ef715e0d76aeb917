// A small drawing of a feature's effect; gray while the feature is off.
import type { ReactNode } from 'react';
import type { FeatureName } from './feature-names.ts';
import classes from './features-section.module.css';

const line = (x: number, y: number, width: number) => <rect key={`${x} ${y}`} x={x} y={y} width={width} height="3" rx="1.5" />;

const drawings: Record<FeatureName, ReactNode> = {
  tasks: [0, 1, 2].map((row) => (
    <g key={row}>
      <rect data-sheet x="22" y={16 + row * 16} width="64" height="12" rx="3" />
      <circle data-strong cx="30" cy={22 + row * 16} r="3" />
      {line(38, 20.5 + row * 16, 34 - row * 6)}
    </g>
  )),
  campaigns: (
    <>
      <rect data-strong x="18" y="18" width="42" height="8" rx="3" />
      <rect x="34" y="34" width="46" height="8" rx="3" />
      <rect x="46" y="50" width="42" height="8" rx="3" />
      <path data-line d="M60 12v52" strokeDasharray="2 3" />
    </>
  ),
  translation: (
    <>
      <rect data-sheet x="18" y="16" width="34" height="44" rx="3" />
      {line(24, 24, 22)}
      {line(24, 32, 18)}
      {line(24, 40, 22)}
      <rect data-sheet data-marked x="56" y="16" width="34" height="44" rx="3" />
      <g data-strong>
        {line(62, 24, 22)}
        {line(62, 32, 14)}
        {line(62, 40, 20)}
      </g>
    </>
  ),
  markets: (
    <>
      <circle data-line cx="54" cy="38" r="22" />
      <path data-line d="M54 16c-12 12-12 32 0 44M54 16c12 12 12 32 0 44M32 38h44" />
      <circle data-strong cx="63" cy="30" r="4" />
      <circle cx="46" cy="46" r="3" />
    </>
  ),
};

export function FeaturePicture({ name, isOn }: { name: FeatureName; isOn: boolean }) {
  return (
    <svg className={classes.picture} viewBox="0 0 108 76" data-on={isOn || undefined} aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
