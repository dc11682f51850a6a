/** Every page that exists. The server answers these with the app and any other path with 404; the browser routes them. */
export const PAGE_PATHS = {
  home: '/',
  proposalTool: '/proposal-tool',
} as const;
