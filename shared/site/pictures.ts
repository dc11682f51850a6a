/** Where the pictures of the front page are, and their size on the page. Made by `npm run pictures`. */
export const PICTURES = {
  asks: {
    light: '/assets/pictures/asks-light-36767094a1.webp',
    dark: '/assets/pictures/asks-dark-9cef9705fd.webp',
    width: 320,
    height: 355,
  },
  sources: {
    light: '/assets/pictures/sources-light-f5a9a6d72c.webp',
    dark: '/assets/pictures/sources-dark-287b9f0d4d.webp',
    width: 320,
    height: 290,
  },
  writers: {
    light: '/assets/pictures/writers-light-21d39683c2.webp',
    dark: '/assets/pictures/writers-dark-4989103a89.webp',
    width: 234,
    height: 157,
  },
} as const;
