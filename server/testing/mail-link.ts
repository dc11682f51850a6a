/** The one link of a mail, from its text part. */
export function findLinkIn(mail: { readonly text?: string | undefined }): URL {
  const [link, ...more] = (mail.text ?? '').match(/https?:\/\/\S+/g) ?? [];
  if (link === undefined || more.length > 0) throw new Error('a mail with no link, or with several');
  return new URL(link);
}
