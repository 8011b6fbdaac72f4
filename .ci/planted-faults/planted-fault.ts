/** A mistake in the wiring that somebody could make, and the tests that must not let it pass. */
export interface PlantedFault {
  /** One of its own, in kebab-case; `--only` takes it. */
  id: string;
  /** What a customer or an operator would have of it. */
  what: string;
  /** Relative to the repository, like `tests`. */
  file: string;
  /** The text to replace; the file has it exactly once. */
  find: string;
  replace: string;
  /** Run with the fault in place: one test in them must fail. */
  tests: readonly string[];
}
