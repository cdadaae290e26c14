import { proves } from '../../engine/prove.ts'
import { routesByLinks } from '../forms/b09-links.ts'
import { stagesInOrder } from './b09-stages.ts'

// The second route knows only which step leads to which, in no order, and finds its way along these links.
proves(
  stagesInOrder,
  routesByLinks({
    'the cell cycle of a root tip cell': [
      ['metaphase', 'anaphase'],
      ['telophase', 'division of the cytoplasm'],
      ['interphase', 'prophase'],
      ['anaphase', 'telophase'],
      ['prophase', 'metaphase'],
    ],
    meiosis: [
      ['telophase I', 'prophase II'],
      ['prophase I', 'metaphase I'],
      ['prophase II', 'metaphase II'],
      ['anaphase I', 'telophase I'],
      ['anaphase II', 'telophase II'],
      ['metaphase I', 'anaphase I'],
      ['metaphase II', 'anaphase II'],
    ],
    'the growth of a tadpole into a toad': [
      ['hind legs', 'fore legs'],
      ['outer gills', 'inner gills'],
      ['fore legs', 'loss of the tail'],
      ['inner gills', 'hind legs'],
    ],
    'the germination of a bean seed': [
      ['growth of the radicle', 'growth of the hypocotyl'],
      ['uptake of water', 'use of stored food'],
      ['growth of the hypocotyl', 'opening of leaves'],
      ['use of stored food', 'growth of the radicle'],
    ],
    'the life cycle of a mosquito': [
      ['pupa', 'adult'],
      ['egg', 'larva'],
      ['larva', 'pupa'],
    ],
    'the life cycle of a butterfly': [
      ['caterpillar', 'chrysalis'],
      ['chrysalis', 'adult'],
      ['egg', 'caterpillar'],
    ],
    'human development': [
      ['embryo', 'foetus'],
      ['foetus', 'new-born baby'],
      ['zygote', 'ball of cells'],
      ['ball of cells', 'embryo'],
    ],
    'a young root, going up from its tip': [
      ['zone of lengthening', 'zone of root hairs'],
      ['root cap', 'zone of cell division'],
      ['zone of root hairs', 'zone of branching'],
      ['zone of cell division', 'zone of lengthening'],
    ],
    'the life history of a flowering plant': [
      ['fertilization', 'fruit ripening'],
      ['pollination', 'pollen tube growth'],
      ['seed dispersal', 'germination'],
      ['fruit ripening', 'seed dispersal'],
      ['pollen tube growth', 'fertilization'],
    ],
  }),
)
