import { useReading } from '../platform/useReading.ts'

interface QrCodeProps {
  address: string
  alt: string
  className?: string | undefined
}

/** The QR code of an address, drawn by a library that few screens load. Nothing without it. */
export function QrCode({ address, alt, className }: QrCodeProps) {
  const drawing = useReading(address, () => draw(address), null)
  if (!drawing) return null
  return <img width={256} height={256} className={className} src={`data:image/svg+xml,${drawing}`} alt={alt} />
}

async function draw(address: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  return encodeURIComponent(renderSVG(address, { border: 2 }))
}
