import { family } from '../../engine/family.ts'
import { orderForms, type Sequence } from '../forms/b09-order.ts'

const nymph = {
  text: 'nymph',
  because:
    'A nymph is the young of an insect with incomplete metamorphosis, such as a cockroach; this insect has a larva.',
}

const sequences: readonly Sequence[] = [
  {
    whole: 'the cell cycle of a root tip cell',
    article: '',
    steps: ['interphase', 'prophase', 'metaphase', 'anaphase', 'telophase', 'division of the cytoplasm'],
    facts: {
      interphase: 'In interphase the chromosomes are long threads and are copied',
      prophase: 'In prophase the copied chromosomes shorten and become visible',
      metaphase: 'In metaphase the chromosomes line up at the equator of the spindle',
      anaphase: 'In anaphase the chromatids are pulled apart to the poles',
      telophase: 'In telophase a new nucleus forms at each pole',
      'division of the cytoplasm': 'The cytoplasm divides last, when there are two nuclei',
    },
    principle:
      'Chromosomes are copied in interphase, then shorten, line up at the equator, part and form new nuclei before the cell divides.',
    hints: [
      'What must happen to the chromosomes before they can be shared out?',
      'Think of the chromosomes: copied, shortened, lined up, parted, enclosed in new nuclei.',
    ],
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
    facts: {
      'prophase I': 'In prophase I the chromosomes shorten and homologous ones pair up',
      'metaphase I': 'In metaphase I pairs of chromosomes lie at the equator',
      'anaphase I': 'In anaphase I the two chromosomes of each pair part',
      'telophase I': 'In telophase I two groups of chromosomes form and the first division ends',
      'prophase II': 'In prophase II new spindles form in the two cells',
      'metaphase II': 'In metaphase II single chromosomes, not pairs, lie at the equator',
      'anaphase II': 'In anaphase II the chromatids of each chromosome part',
      'telophase II': 'In telophase II four nuclei form and meiosis ends',
    },
    principle: 'Meiosis has two divisions: the first parts the pairs, the second parts the chromatids.',
    hints: [
      'Each division goes through the same four phases. In what order?',
      'Does it belong to the parting of pairs or to the parting of chromatids?',
    ],
  },
  {
    whole: 'the growth of a tadpole into a toad',
    article: 'the ',
    steps: ['outer gills', 'inner gills', 'hind legs', 'fore legs', 'loss of the tail'],
    facts: {
      'outer gills': 'The outer gills are the feathery gills of the newly hatched tadpole',
      'inner gills': 'The inner gills form under a fold of skin when the feathery gills shrink',
      'hind legs': 'The hind legs are the first legs that can be seen',
      'fore legs': 'The fore legs break through the skin after the hind legs',
      'loss of the tail': 'The tail is absorbed last, when there are four legs',
    },
    principle: 'A tadpole lives as a fish does at first and changes step by step for a life on land.',
    hints: [
      'How does a young tadpole breathe, and how does a toad?',
      'Which parts of a fish-like animal must be lost, and which limbs appear first?',
    ],
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
    facts: {
      'uptake of water': 'Water must be taken up first, because enzymes work only in solution',
      'use of stored food': 'Stored food is digested by enzymes once these are wet, and pays for growth',
      'growth of the radicle': 'The radicle is the young root, the first part to break out of the seed',
      'growth of the hypocotyl': 'The hypocotyl lifts the cotyledons when the root holds in the soil',
      'opening of leaves': 'The leaves open last, above the ground, and begin photosynthesis',
    },
    principle: 'Water starts the enzymes of a seed; the root comes out first, and the shoot follows it.',
    hints: ['What does a dry seed need before its enzymes can work?', 'Which grows out first, the root or the shoot?'],
  },
  {
    whole: 'the life cycle of a mosquito',
    article: 'the ',
    steps: ['egg', 'larva', 'pupa', 'adult'],
    facts: {
      egg: 'The egg is laid on water and begins the life cycle',
      larva: 'The larva hatches from the egg, feeds in the water and grows',
      pupa: 'In the pupa, which does not feed, the body is rebuilt',
      adult: 'The adult flies away, mates and lays eggs',
    },
    principle: 'Complete metamorphosis has four stages, with a pupa in which the body is rebuilt.',
    hints: [
      'Which stages of a mosquito live in water?',
      'Which stage feeds and grows, and in which is the body rebuilt?',
    ],
    strangers: [nymph],
  },
  {
    whole: 'the life cycle of a butterfly',
    article: 'the ',
    steps: ['egg', 'caterpillar', 'chrysalis', 'adult'],
    facts: {
      egg: 'The egg is laid on a leaf and begins the life cycle',
      caterpillar: 'The caterpillar hatches from the egg, eats leaves and grows',
      chrysalis: 'In the chrysalis, which does not feed, the body is rebuilt',
      adult: 'The adult comes out with wings, mates and lays eggs',
    },
    principle: 'Complete metamorphosis has four stages; a feeding larva comes before the resting pupa.',
    hints: ['Which stage of a butterfly eats leaves?', 'In which stage does it rest while its body is rebuilt?'],
    strangers: [nymph],
  },
  {
    whole: 'human development',
    article: 'the ',
    steps: ['zygote', 'ball of cells', 'embryo', 'foetus', 'new-born baby'],
    facts: {
      zygote: 'The zygote is the fertilized egg, a single cell',
      'ball of cells': 'The ball of cells is formed by the first divisions and settles in the uterus',
      embryo: 'In the embryo the organs are formed, during the first eight weeks',
      foetus: 'The foetus has all its organs and grows until birth',
      'new-born baby': 'The baby is born when growth in the uterus is complete',
    },
    principle: 'A fertilized egg divides first; organs form in the embryo, and the foetus grows until birth.',
    hints: [
      'What does a fertilized egg do first: divide, or form organs?',
      'What is the unborn child called before, and what after, all its organs are formed?',
    ],
  },
  {
    whole: 'a young root, going up from its tip',
    article: 'the ',
    steps: ['root cap', 'zone of cell division', 'zone of lengthening', 'zone of root hairs', 'zone of branching'],
    facts: {
      'root cap': 'The root cap covers the very tip and protects it',
      'zone of cell division': 'The zone of cell division makes new cells just behind the cap',
      'zone of lengthening': 'In the zone of lengthening the new cells take in water and stretch',
      'zone of root hairs': 'Root hairs grow only where the cells have stopped lengthening',
      'zone of branching': 'Lateral roots break out in the oldest part, above the root hairs',
    },
    principle: 'Cells of a root are made near its tip, then lengthen, and take on their work further up.',
    hints: ['What protects the very tip of a root?', 'A cell must be made, then grow, and only then do other work.'],
  },
  {
    whole: 'the life history of a flowering plant',
    article: '',
    steps: ['pollination', 'pollen tube growth', 'fertilization', 'fruit ripening', 'seed dispersal', 'germination'],
    facts: {
      pollination: 'In pollination the pollen is carried to a stigma',
      'pollen tube growth': 'The pollen tube grows from the stigma down to the ovule',
      fertilization: 'In fertilization the male nucleus fuses with the egg in the ovule',
      'fruit ripening': 'The fruit ripens from the ovary when its ovules are fertilized',
      'seed dispersal': 'In seed dispersal the ripe seeds leave the parent plant',
      germination: 'In germination the seed begins to grow in a new place',
    },
    principle: 'Pollen must reach the egg before a seed can form, and the seed leaves the plant before it grows.',
    hints: [
      'How does the male nucleus get from the stigma to the ovule?',
      'What becomes of the ovary once its ovules are fertilized?',
    ],
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
