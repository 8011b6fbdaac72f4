let known: Promise<ReadonlySet<string>> | null = null;

/** 49,000 texts: read when the first customer chooses a password, not by every gateway that starts. */
const readKnown = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether a password, in whatever case, is among those that are tried first, because so many have them. */
export const isKnownPassword = async (password: string): Promise<boolean> => {
  known ??= readKnown();
  return (await known).has(password.toLowerCase());
};
