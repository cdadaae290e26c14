import { family } from '../../engine/family.ts'
import { orderForms, type Sequence } from '../forms/b09-order.ts'

const nymph = {
  text: 'nymph',
  because: 'A nymph belongs to incomplete metamorphosis; this insect has none in its life.',
}

const sequences: readonly Sequence[] = [
  {
    whole: 'the cell cycle of a root tip cell',
    article: '',
    steps: ['interphase', 'prophase', 'metaphase', 'anaphase', 'telophase', 'division of the cytoplasm'],
    principle:
      'Chromosomes are copied in interphase, then shorten, line up at the equator, part and form new nuclei before the cell divides.',
  },
  {
    whole: 'meiosis',
    article: '',
    steps: [
      'prophase I',
      'metaphase I',
      'anaphase I',
      'telophase I',
      'prophase II',
      'metaphase II',
      'anaphase II',
      'telophase II',
    ],
    principle: 'Meiosis has two divisions: the first parts the pairs, the second parts the chromatids.',
  },
  {
    whole: 'the growth of a tadpole into a toad',
    article: 'the ',
    steps: ['outer gills', 'inner gills', 'hind legs', 'fore legs', 'loss of the tail'],
    principle: 'A tadpole lives as a fish does at first and changes step by step for a life on land.',
  },
  {
    whole: 'the germination of a bean seed',
    article: 'the ',
    steps: [
      'uptake of water',
      'use of stored food',
      'growth of the radicle',
      'growth of the hypocotyl',
      'opening of leaves',
    ],
    principle: 'Water starts the enzymes of a seed; the root comes out first, and the shoot follows it.',
  },
  {
    whole: 'the life cycle of a mosquito',
    article: 'the ',
    steps: ['egg', 'larva', 'pupa', 'adult'],
    principle: 'Complete metamorphosis has four stages, with a pupa in which the body is rebuilt.',
    strangers: [nymph],
  },
  {
    whole: 'the life cycle of a butterfly',
    article: 'the ',
    steps: ['egg', 'caterpillar', 'chrysalis', 'adult'],
    principle: 'Complete metamorphosis has four stages; a feeding larva comes before the resting pupa.',
    strangers: [nymph],
  },
  {
    whole: 'human development',
    article: 'the ',
    steps: ['zygote', 'ball of cells', 'embryo', 'foetus', 'new-born baby'],
    principle: 'A fertilized egg divides first; organs form in the embryo, and the foetus grows until birth.',
  },
  {
    whole: 'a young root, going up from its tip',
    article: 'the ',
    steps: ['root cap', 'zone of cell division', 'zone of lengthening', 'zone of root hairs', 'zone of branching'],
    principle: 'Cells of a root are made near its tip, then lengthen, and take on their work further up.',
  },
  {
    whole: 'the life history of a flowering plant',
    article: '',
    steps: ['pollination', 'pollen tube growth', 'fertilization', 'fruit ripening', 'seed dispersal', 'germination'],
    principle: 'Pollen must reach the egg before a seed can form, and the seed leaves the plant before it grows.',
  },
]

export const stagesInOrder = family(
  {
    id: 'b09',
    edition: 1,
    title: 'Stages of division, metamorphosis and growth',
    subject: 'biology',
    topicId: 'bio-growth',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  orderForms(sequences),
)
