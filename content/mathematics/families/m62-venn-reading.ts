import { family, form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { vennFigure } from '../../figures/charts.ts'
import { allRegions, asked, namePairs, notations, type Notation, type Region } from '../forms/m62-notation.ts'
import { threeSetCount, unknownRegion } from '../forms/m62-people.ts'
import { countSlips, slipsOf } from '../slips.ts'

/** What is asked of two named sets. */
interface Asked {
  names: (typeof namePairs)[number]
  notation: Notation
}

/** How many members stand in each region. */
export interface Counted extends Asked {
  counts: Readonly<Record<Region, number>>
}

/** The members of each region. */
export interface Listed extends Asked {
  members: Readonly<Record<Region, readonly number[]>>
}

export const vennReading = family(
  {
    id: 'm62',
    edition: 1,
    title: 'Reading a Venn diagram',
    subject: 'mathematics',
    topicId: 'mat-sets',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 48,
  },
  [
    form<Asked>({ id: 'shaded', difficulty: 'medium', draw: drawAsked, write: writeShaded }),
    form<Counted>({ id: 'number', difficulty: 'medium', draw: drawCounted, write: writeCounted }),
    form<Listed>({ id: 'members', difficulty: 'easy', draw: drawListed, write: writeListed }),
    unknownRegion,
    threeSetCount,
  ],
)

function drawAsked(random: Random): Asked {
  return { names: random.pick(namePairs), notation: random.pick(asked) }
}

export function writeShaded({ names: [p, q], notation }: Asked): Draft {
  const key = { text: notation.symbols(p, q) }
  return {
    stem: 'Which of these sets does the shaded part of the Venn diagram below show?',
    key,
    slips: slipsOf(
      notations
        .filter((other) => other !== notation)
        .map((other) => [
          { text: other.symbols(p, q) },
          `This would shade ${other.words(p, q)}, and that is another part.`,
        ]),
    ),
    principle: 'In set notation a dash means outside the set, ∩ means in both sets and ∪ means in at least one.',
    working: [`The shading covers ${notation.words(p, q)}, and no other part`, `In symbols this is ${key.text}`],
    hints: ['Say in words which parts are shaded.', 'Which sign means outside, and which means in both?'],
    figure: vennFigure({
      names: [p, q],
      regions: {},
      universe: 'U',
      shaded: notation.regions,
      alt: `A rectangle U holds two overlapping circles, ${p} on the left and ${q} on the right. Shaded: ${saidRegions(notation.regions, p, q)}.`,
    }),
  }
}

function regionName(region: Region, p: string, q: string): string {
  if (region === '') return 'the part of U outside both circles'
  if (region === 'ab') return 'the overlap'
  return `the part of circle ${region === 'a' ? p : q} beside the overlap`
}

function saidRegions(regions: readonly Region[], p: string, q: string): string {
  return regions.map((region) => regionName(region, p, q)).join('; ')
}

function drawCounted(random: Random): Counted | null {
  const counts = { a: random.int(4, 18), b: random.int(4, 18), ab: random.int(2, 11), '': random.int(2, 12) }
  return new Set(Object.values(counts)).size < 4 ? null : { ...drawAsked(random), counts }
}

function sumOf(counts: Counted['counts'], regions: readonly Region[]): number {
  return regions.reduce((sum, region) => sum + counts[region], 0)
}

function writeCounted({ names: [p, q], notation, counts }: Counted): Draft {
  const asksFor = `n(${notation.symbols(p, q)})`
  const key = quantity(sumOf(counts, notation.regions))
  return {
    stem: `The Venn diagram below shows how many members each part has. What is ${asksFor}?`,
    key,
    slips: countSlips([
      ...notations
        .filter((other) => other !== notation)
        .map(
          (other) =>
            [
              quantity(sumOf(counts, other.regions)),
              `This counts ${other.words(p, q)}, which is ${other.symbols(p, q)}.`,
            ] as const,
        ),
      [quantity(sumOf(counts, ['a', 'ab'])), `This counts all members of ${p}, with the overlap.`],
      [quantity(sumOf(counts, ['b', 'ab'])), `This counts all members of ${q}, with the overlap.`],
    ]),
    principle: 'A dash stands for the members outside a set, ∩ for those in both sets, ∪ for those in at least one.',
    working: [
      `${notation.symbols(p, q)} is ${notation.words(p, q)}`,
      `${asksFor} = ${notation.regions.map((region) => counts[region]).join(' + ')}${notation.regions.length > 1 ? ` = ${key.text}` : ''}`,
    ],
    hints: [`Which parts of the diagram belong to ${notation.symbols(p, q)}?`, 'Add the numbers in these parts.'],
    figure: vennFigure({
      names: [p, q],
      regions: Object.fromEntries(allRegions.map((region) => [region, String(counts[region])])),
      universe: 'U',
      alt: `Sets ${p} and ${q} in a universal set U, with ${counts.a} members in ${p} only, ${counts.ab} in the overlap, ${counts.b} in ${q} only and ${counts['']} outside both circles.`,
    }),
  }
}

function drawListed(random: Random): Listed {
  const numbers = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const rising = (from: number, to: number) => numbers.slice(from, to).sort((a, b) => a - b)
  return {
    ...drawAsked(random),
    members: { a: rising(0, 3), ab: rising(3, 5), b: rising(5, 7), '': rising(7, 9) },
  }
}

function writeListed({ names: [p, q], notation, members }: Listed): Draft {
  const set = (regions: readonly Region[]) => ({
    text: `{${regions
      .flatMap((region) => members[region])
      .sort((a, b) => a - b)
      .join(', ')}}`,
  })
  const key = set(notation.regions)
  return {
    stem: `The members of the sets ${p} and ${q} are shown in the diagram. The set ${notation.symbols(p, q)} is`,
    key,
    slips: slipsOf(
      notations
        .filter((other) => other !== notation)
        .map((other) => [set(other.regions), `This lists ${other.words(p, q)}, which is ${other.symbols(p, q)}.`]),
    ),
    principle: 'A dash stands for the members outside a set, ∩ for those in both sets, ∪ for those in at least one.',
    working: [`${notation.symbols(p, q)} is ${notation.words(p, q)}`, `Its members are ${key.text}`],
    hints: [
      `Which parts of the diagram belong to ${notation.symbols(p, q)}?`,
      'Write down the numbers in these parts.',
    ],
    figure: vennFigure({
      names: [p, q],
      regions: Object.fromEntries(allRegions.map((region) => [region, members[region].join(', ')])),
      universe: 'U',
      alt: `Sets ${p} and ${q} in a universal set U. In ${p} only: ${members.a.join(', ')}. In the overlap: ${members.ab.join(', ')}. In ${q} only: ${members.b.join(', ')}. Outside both circles: ${members[''].join(', ')}.`,
    }),
  }
}
