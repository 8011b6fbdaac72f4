/** When something of a play happens, on both clocks. */
export interface PlayMoment {
  wallMs: number;
  bookMs: number;
}
