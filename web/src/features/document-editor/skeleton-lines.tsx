import { Paper } from '../../ui/paper.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';

const widths = ['62%', '96%', '91%', '98%', '40%', '88%', '95%', '93%', '57%'];

/** A paper with the bones of a text. */
export function Lines() {
  return (
    <Paper>
      <div style={{ display: 'grid', gap: 16 }}>
        {widths.map((width, index) => (
          <SkeletonBlock key={width} width={width} height={index === 0 ? 30 : 12} />
        ))}
      </div>
    </Paper>
  );
}
