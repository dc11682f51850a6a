/**
 * How a post that was typed on the front page comes to the wizard: as JSON under this key of the tab's sessionStorage. It
 * stays there until it is in the workspace or was declined, so that a reload in between loses nothing. Both texts empty:
 * someone set out with a post of their own and has not typed it yet.
 */
export const OWN_POST_KEY = 'own-post';

export interface OwnPost {
  readonly jobTitle: string;
  readonly jobDescription: string;
}

/** Null for what is no such post: the storage is the browser's, and anybody may write into it. */
export function readOwnPost(json: string | null): OwnPost | null {
  try {
    const value: unknown = JSON.parse(json ?? '');
    if (typeof value !== 'object' || value === null || !('jobTitle' in value && 'jobDescription' in value)) return null;
    const { jobTitle, jobDescription } = value;
    if (typeof jobTitle !== 'string' || typeof jobDescription !== 'string') return null;
    return { jobTitle, jobDescription };
  } catch {
    return null;
  }
}
