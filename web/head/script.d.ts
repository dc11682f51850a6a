/** web/head/*.ts and all it imports, bundled to one classic script (scripts/build/head-script.ts). */
declare module 'virtual:head-script/*' {
  const code: string;
  export default code;
}
