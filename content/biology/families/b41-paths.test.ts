import { proves } from '../../engine/prove.ts'
import { routesByLinks } from '../forms/b09-links.ts'
import { pathsOfBlood } from './b41-paths.ts'

// The second route knows only which vessel or tissue leads to which, in no order, and finds its way along these links.
proves(
  pathsOfBlood,
  routesByLinks({
    'the flow of blood from the vena cava to the aorta': [
      ['left auricle', 'left ventricle'],
      ['right ventricle', 'pulmonary artery'],
      ['pulmonary vein', 'left auricle'],
      ['vena cava', 'right auricle'],
      ['lung capillaries', 'pulmonary vein'],
      ['left ventricle', 'aorta'],
      ['right auricle', 'right ventricle'],
      ['pulmonary artery', 'lung capillaries'],
    ],
    'the flow of blood from the aorta through gut and liver': [
      ['hepatic portal vein', 'liver capillaries'],
      ['aorta', 'mesenteric artery'],
      ['hepatic vein', 'vena cava'],
      ['gut capillaries', 'hepatic portal vein'],
      ['liver capillaries', 'hepatic vein'],
      ['mesenteric artery', 'gut capillaries'],
    ],
    'the flow of blood from the heart through a kidney': [
      ['renal vein', 'vena cava'],
      ['aorta', 'renal artery'],
      ['kidney capillaries', 'renal vein'],
      ['left ventricle', 'aorta'],
      ['vena cava', 'right auricle'],
      ['renal artery', 'kidney capillaries'],
    ],
    'the flow of water through a plant': [
      ['xylem of the stem', 'veins of the leaf'],
      ['cortex of the root', 'endodermis'],
      ['mesophyll of the leaf', 'stomata'],
      ['xylem of the root', 'xylem of the stem'],
      ['root hairs', 'cortex of the root'],
      ['veins of the leaf', 'mesophyll of the leaf'],
      ['endodermis', 'xylem of the root'],
    ],
  }),
)
