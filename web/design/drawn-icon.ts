import { createElement, type SVGAttributes } from 'react'

interface IconProps extends SVGAttributes<SVGSVGElement> {
  size?: number
}

/** Tag and attributes of each part of an icon, on a grid of 24 by 24. */
type Shapes = readonly (readonly [string, SVGAttributes<SVGElement>])[]

/** An icon in the colour of the text around it. Without a label, screen readers pass it over. */
export function drawnIcon(shapes: Shapes) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'aria-label' in rest ? undefined : true,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
