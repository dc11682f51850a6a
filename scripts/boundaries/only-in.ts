/** What only some files may hold. `pattern` is looked for in code, not in comments; tests may spell anything out. */
export interface OnlyIn {
  readonly what: string;
  readonly pattern: Pick<RegExp, 'test'>;
  readonly under: RegExp;
  readonly except: RegExp;
  /** It is looked for in the comments too, and in tests. */
  readonly isOfComments?: true;
}
