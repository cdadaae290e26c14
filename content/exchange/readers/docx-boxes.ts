import { instructionOf } from './instructions.ts'
import { childElements, childNamed, elementsNamed, plainText, type XmlElement } from './xml.ts'

/** A text box that says to which questions it belongs. */
export interface InstructionBox {
  content: XmlElement
  /** A picture stands in it or beside it. */
  hasPicture: boolean
}

/**
 * The instruction that a drawing holds, and nothing else: as a mere drawing it would touch only the questions next to it, and
 * not the others that it names. Null for any other drawing.
 */
export function instructionBoxOf(drawing: XmlElement): InstructionBox | null {
  const shown =
    drawing.name === 'AlternateContent' ? (childNamed(drawing, 'Choice') ?? childNamed(drawing, 'Fallback')) : drawing
  if (shown === undefined) return null
  const [content, ...others] = elementsNamed(shown, 'txbxContent')
  if (content === undefined || others.length > 0) return null
  const words = elementsNamed(content, 'p').map((paragraph) => plainText(paragraph).trim())
  if (instructionOf(words.find((text) => text !== '') ?? '') === null) return null
  const hasPicture = ['blip', 'imagedata', 'object'].some((name) => elementsNamed(shown, name).length > 0)
  return { content, hasPicture }
}

/** All of them in a paragraph, in order. */
export function instructionBoxesIn(element: XmlElement): InstructionBox[] {
  return childElements(element).flatMap((child) => {
    if (!/^(?:drawing|pict|AlternateContent)$/.test(child.name)) return instructionBoxesIn(child)
    return instructionBoxOf(child) ?? []
  })
}
