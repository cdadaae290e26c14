import { windowsLetters } from './clean-encoding.ts'

/** HTML entity names of the characters from U+00A0, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** Names of the Greek capitals from U+0391 and the small letters from U+03B1. The final sigma comes between rho and sigma. */
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi ' +
  'psi omega'

const others =
  'amp:& lt:< gt:> quot:" apos:\' ensp:  emsp:  thinsp:  ndash:– mdash:— lsquo:‘ rsquo:’ sbquo:‚ ldquo:“ rdquo:” ' +
  'bdquo:„ dagger:† bull:• hellip:… permil:‰ prime:′ Prime:″ lsaquo:‹ rsaquo:› frasl:/ euro:€ trade:™ larr:← uarr:↑ ' +
  'rarr:→ darr:↓ harr:↔ lArr:⇐ rArr:⇒ hArr:⇔ forall:∀ part:∂ exist:∃ empty:∅ nabla:∇ isin:∈ notin:∉ ni:∋ prod:∏ ' +
  'sum:Σ minus:− lowast:∗ radic:√ prop:∝ infin:∞ ang:∠ and:∧ or:∨ cap:∩ cup:∪ int:∫ there4:∴ because:∵ sim:∼ cong:≅ ' +
  'asymp:≈ ne:≠ equiv:≡ le:≤ leq:≤ ge:≥ geq:≥ sub:⊂ sup:⊃ nsub:⊄ sube:⊆ supe:⊇ oplus:⊕ otimes:⊗ perp:⊥ sdot:⋅ ' +
  'thetasym:ϑ piv:ϖ epsi:ε fnof:ƒ circ:ˆ tilde:˜ OElig:Œ oelig:œ num:# dollar:$ percnt:% lpar:( ' +
  'rpar:) ast:* plus:+ comma:, period:. sol:/ colon:: semi:; equals:= quest:? commat:@ lsqb:[ rsqb:] lbrack:[ rbrack:] ' +
  'bsol:\\ lowbar:_ grave:` lcub:{ rcub:} lbrace:{ rbrace:} verbar:| vert:| Tab:  NewLine: rightleftharpoons:⇌'

const signs: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...greek.split(' ').flatMap((name, index) => greekLetters(name, index)),
  ...others.split(' ').flatMap((entry) => {
    const divider = entry.indexOf(':')
    return divider < 1 ? [] : [[entry.slice(0, divider), entry.slice(divider + 1) || ' '] as const]
  }),
])

function greekLetters(name: string, index: number): [string, string][] {
  const small: [string, string] = [name, String.fromCharCode(0x3b1 + index)]
  if (name === 'sigmaf') return [small]
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return [small, [capital, String.fromCharCode(0x391 + index)]]
}

const named = /&([a-z][a-z\d]{1,20});/gi
const numbered = /&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi

/** Decodes HTML entities. Unknown names are left unchanged. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text
    .replaceAll(numbered, (whole, decimal?: string, hex?: string) =>
      numberedSign(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal), whole),
    )
    .replaceAll(/&nbsp(?![a-z;])/gi, ' ')
    .replaceAll(/&(?:zwj|zwnj|lrm|rlm|shy|ZeroWidthSpace);/g, '')
    .replaceAll(named, (whole, name: string) => signs.get(name) ?? signs.get(name.toLowerCase()) ?? whole)
}

/** The first remaining entity, or null. */
export function entityIn(text: string): RegExpExecArray | null {
  return /&(?:[a-z][a-z\d]{1,20}|#\d{1,7}|#x[\da-f]{1,6});/i.exec(text)
}

/** Numbers from 128 to 159 mean windows-1252 characters, as in every browser. */
function numberedSign(point: number, whole: string): string {
  if (point >= 0x80 && point <= 0x9f) return windowsLetters.charAt(point - 0x80)
  const isSign = point > 0 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
  return isSign ? String.fromCodePoint(point) : whole
}
