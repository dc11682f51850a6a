/** What the global setup left for the workers, by its name. @throws Error when it did not run. */
export function fromGlobalSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the global setup did not run.`);
  return value;
}
