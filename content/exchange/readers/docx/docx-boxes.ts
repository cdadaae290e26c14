import { instructionOf } from '../documents/instructions.ts'
import { childElements, childNamed, elementsNamed, plainText, type XmlElement } from '../xml/xml.ts'

/** A text box that says which questions it belongs to. */
export interface InstructionBox {
  content: XmlElement
  /** True if it contains a picture or has one next to it. */
  hasPicture: boolean
}

/**
 * The instruction in a drawing that contains nothing else; null for any other drawing. As a mere drawing it would affect only the
 * questions next to it, and not the others that it names.
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

/** All instruction boxes in a paragraph, in order. */
export function instructionBoxesIn(element: XmlElement): InstructionBox[] {
  return childElements(element).flatMap((child) => {
    if (!/^(?:drawing|pict|AlternateContent)$/.test(child.name)) return instructionBoxesIn(child)
    return instructionBoxOf(child) ?? []
  })
}
