/** The characters of the Symbol font for the bytes 0x21 to 0x7E and 0xA1 to 0xFE; a space if there is no Unicode equivalent. */
const low = '!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
const high = 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇   ∏√⋅¬∧∨⇔⇐⇑⇒⇓◊    ∑            ∫'

/** The character for a code of the Symbol font; null for a part of a large bracket or an unknown code. */
export function symbolOf(code: number): string | null {
  const byte = code >= 0xf0_00 && code <= 0xf0_ff ? code - 0xf0_00 : code
  const found = byte >= 0xa1 ? high.charAt(byte - 0xa1) : low.charAt(byte - 0x21)
  return byte === 0x20 ? ' ' : found === '' || found === ' ' ? null : found
}
