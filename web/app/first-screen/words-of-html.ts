/**
 * The source of a function: the words of copied HTML, for the head of the page. Letters alone go into a field, so nothing here has to be
 * safe; the policy of the page lets no script read HTML before the app is there. Whatever the app reads later it reads better (text-of-html.ts).
 * It may not contain '<': it is part of a script element.
 */
export const WORDS_OF_HTML = String.raw`html=>{
const signs={__proto__:null,amp:'&',lt:'\x3c',gt:'>',quot:'"',apos:"'",nbsp:' '};
return html.replace(/\x3c!--[^]*?-->|\x3c(style|script|title)\b[^]*?\x3c\/\1>/gi,'').replace(/\s+/g,' ')
.replace(/\x3cli\b[^>]*>/gi,'\n- ')
.replace(/\x3c\/?(?:p|h\d|ul|ol|blockquote|pre)\b[^>]*>/gi,'\n\n')
.replace(/\x3c(?:br|\/?(?:div|section|article|header|footer|table|tr))\b[^>]*>/gi,'\n')
.replace(/\x3c\/?[a-z][^>]*>/gi,'')
.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,(all,ten,sixteen,name)=>ten||sixteen?String.fromCodePoint(Math.min(ten||parseInt(sixteen,16),0x10ffff)):signs[name]||all)
.replace(/ *\n */g,'\n').replace(/\n- ?\n+/g,'\n- ').replace(/\n{3,}/g,'\n\n').trim()}`.replaceAll('\n', '');
