import { family } from '../../engine/family.ts'
import { orderForms, type Sequence } from '../forms/b09-order.ts'

const sequences: readonly Sequence[] = [
  {
    whole: 'the flow of blood from the vena cava to the aorta',
    article: 'the ',
    steps: [
      'vena cava',
      'right auricle',
      'right ventricle',
      'pulmonary artery',
      'lung capillaries',
      'pulmonary vein',
      'left auricle',
      'left ventricle',
      'aorta',
    ],
    principle: 'The right side of the heart sends blood to the lungs, and the left side to the body.',
  },
  {
    whole: 'the flow of blood from the aorta through gut and liver',
    article: 'the ',
    steps: [
      'aorta',
      'mesenteric artery',
      'gut capillaries',
      'hepatic portal vein',
      'liver capillaries',
      'hepatic vein',
      'vena cava',
    ],
    principle: 'Blood with digested food passes from the gut to the liver before it returns to the heart.',
  },
  {
    whole: 'the flow of blood from the heart through a kidney',
    article: 'the ',
    steps: [
      'left ventricle',
      'aorta',
      'renal artery',
      'kidney capillaries',
      'renal vein',
      'vena cava',
      'right auricle',
    ],
    principle: 'Arteries lead from the heart to an organ, capillaries pass through it, and veins lead back.',
  },
  {
    whole: 'the flow of water through a plant',
    article: 'the ',
    steps: [
      'root hairs',
      'cortex of the root',
      'endodermis',
      'xylem of the root',
      'xylem of the stem',
      'veins of the leaf',
      'mesophyll of the leaf',
      'stomata',
    ],
    principle: 'Water enters by the root hairs, rises in the xylem and leaves the leaf as vapour.',
  },
]

export const pathsOfBlood = family(
  {
    id: 'b41',
    edition: 1,
    title: 'The paths of blood and water',
    subject: 'biology',
    topicId: 'bio-transport',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 24,
  },
  orderForms(sequences),
)
