import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { leaders } from '../content/company/team-leaders'

const assets = fileURLToPath(new URL('../assets/', import.meta.url))
const fontfile = fileURLToPath(new URL('../../pictures/kit/assets/host-grotesk.ttf', import.meta.url))

/** The people of the demo do not exist, so their initials stand for their faces. */
for (const { portrait, name } of leaders) {
  const words = (name.en_EN ?? '').split(' ')
  const initials = words.map((word) => word.charAt(0)).join('')
  await writePortrait(`${assets}portrait-${portrait}.webp`, initials)
}

async function writePortrait(file: string, initials: string): Promise<void> {
  const text = `<span foreground="#1b3a53" letter_spacing="-9000">${initials}</span>`
  const letters = sharp({
    text: { text, font: 'Host Grotesk Light, Light 200', fontfile, rgba: true, dpi: 96 },
  })
  await sharp({ create: { width: 900, height: 1125, channels: 3, background: '#e4edf2' } })
    .composite([{ input: await letters.png().toBuffer() }])
    .webp({ quality: 82, effort: 6 })
    .toFile(file)
}
