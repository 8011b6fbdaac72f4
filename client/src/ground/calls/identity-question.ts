import { create } from 'zustand';

interface IdentityQuestion {
  /** Calls that wait for the customer to confirm the password, e.g. two that were sent together. */
  waiting: ReadonlyArray<(isShown: boolean) => void>;
}

/** The page asks in a dialog (`IdentityDialog`), whichever call was refused. */
export const useIdentityQuestion = create<IdentityQuestion>()(() => ({ waiting: [] }));

/** @returns whether the customer has confirmed it: then the refused call is worth sending again */
export const askIdentity = (): Promise<boolean> =>
  new Promise((resolve) =>
    useIdentityQuestion.setState(({ waiting }) => ({ waiting: [...waiting, resolve] })),
  );

export const answerIdentity = (isShown: boolean): void => {
  const { waiting } = useIdentityQuestion.getState();
  useIdentityQuestion.setState({ waiting: [] });
  for (const answer of waiting) answer(isShown);
};
