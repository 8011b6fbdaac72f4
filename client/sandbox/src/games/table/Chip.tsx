import classes from './Chip.module.css';

/** One tone for each rank of chip, the smallest first. */
const TONES = ['#7a8694', '#c2414b', '#2f6fd0', '#2a8a57', '#2b2f36', '#7b4bb3'] as const;
const EDGES = 8;

const shorten = (cents: number): string =>
  cents >= 100_000 ? `${cents / 100_000}k` : cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2);

/** A chip with its value on it. @param rank its rank in the tray; later ones are worth more */
export function Chip({ cents, rank }: { cents: number; rank: number }) {
  const tone = TONES[rank % TONES.length]!;
  return (
    <svg className={classes['chip']} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill={tone} />
      {Array.from({ length: EDGES }, (_none, edge) => (
        <rect
          key={edge}
          x="21"
          y="1"
          width="6"
          height="7"
          fill="#fff"
          transform={`rotate(${(edge * 360) / EDGES} 24 24)`}
        />
      ))}
      <circle cx="24" cy="24" r="15.5" fill="#fff" opacity="0.94" />
      <circle cx="24" cy="24" r="15.5" fill="none" stroke={tone} strokeWidth="1.5" strokeDasharray="3 2" />
      <text x="24" y="28.5" textAnchor="middle" fontSize={shorten(cents).length > 3 ? 11 : 14} fill="#141a22">
        {shorten(cents)}
      </text>
    </svg>
  );
}
