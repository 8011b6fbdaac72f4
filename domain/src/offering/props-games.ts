/** The games that the props builder can be opened for ("get props builder games", spec 1 §7). */
export interface PropsGames {
  gameNums: number[];
}
