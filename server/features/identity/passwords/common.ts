let common: Promise<ReadonlySet<string>> | undefined;

/** Whether this is one of the about 50,000 passwords that attackers try first, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // The 50,000 words are loaded when a password is first chosen, not at every start.
  common ??= loadCommon();
  return (await common).has(password.toLowerCase());
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
}
