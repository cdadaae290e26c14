/**
 * Keeps numbers and their units on one line: '25 °C', '9.8 m s⁻²', '3 × 10⁸'. Breaks no line after the first slash of '/ðɪs/', nor
 * before the mark of a stress. Safe for HTML, because none of our tags contains such a pair.
 */
export function glued(text: string): string {
  return text
    .replace(/(\d) (?=[A-Za-zµΩ°]{1,3}(?![A-Za-z]))/g, '$1\u00A0')
    .replace(/ × 10(?=[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/g, '\u00A0×\u00A010')
    .replace(/([A-Za-z]) (?=[A-Za-z]{1,4}⁻)/g, '$1\u00A0')
    .replace(/ \/(?=\S)|(?=ˈ)/g, '$&\u2060')
}
