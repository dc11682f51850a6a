import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extension-placeholder';
import { StarterKit } from '@tiptap/starter-kit';
import { StyledHeadings } from './styled-headings.ts';
import { isWebAddress } from './web-address.ts';

/**
 * The editor knows the allow-list and nothing besides: paragraphs, both lists, line breaks, bold, italic and web links.
 * Whatever else is pasted or restored has no place in its schema and falls to plain paragraphs.
 */
export const extensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      // 'ASP.NET' and 'socket.io' are no links, though they look like addresses.
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: isWebAddress,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  StyledHeadings,
  Placeholder.configure({ placeholder: 'Write your proposal here.' }),
];
