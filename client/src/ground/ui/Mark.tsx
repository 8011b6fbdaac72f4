/** The product's mark, an L in which a line moves: drawn in index.html, so that the first frame has it. */
export function Mark({ size = 16 }: { size?: number }) {
  return (
    <svg className="lb-mark" width={size} height={size} aria-hidden="true">
      <use href="#lb-mark" />
    </svg>
  );
}
