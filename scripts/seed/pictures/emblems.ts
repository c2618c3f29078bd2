import { readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Emblems of customers that do not exist: lines of one width in a square of 100 x 100, by the name of the customer. */
const emblems = {
  plateau: 'M4 84 L36 30 L56 64 L66 48 L96 84 Z M84 24 A8 8 0 1 1 68 24 A8 8 0 1 1 84 24',
  'bahia-norte': 'M6 60 A44 36 0 0 0 94 60 M50 8 C62 26 68 34 68 44 A18 18 0 0 1 32 44 C32 34 38 26 50 8 Z',
  kerlaz:
    'M26 92 C10 70 42 54 26 30 C20 20 24 12 28 8 M50 92 C34 70 66 50 50 26 C46 18 48 12 50 6 M74 92 C58 70 90 54 74 30 C68 20 72 12 76 8',
  'qingyu-hospital': 'M50 5 L89 27.5 V72.5 L50 95 L11 72.5 V27.5 Z M50 32 V68 M32 50 H68',
  'east-lake':
    'M95 50 A45 45 0 1 1 5 50 A45 45 0 1 1 95 50 M8 58 C28 34 44 40 54 54 S78 74 93 56 M12 74 C32 52 44 56 54 70 S74 86 86 76',
  altiplano: 'M4 86 H96 M14 86 V64 H86 V86 M27 64 V42 H73 V64 M40 42 V20 H60 V42',
  'severn-vale': 'M4 40 C20 16 36 16 50 40 C64 16 80 16 96 40 M50 40 C40 54 62 60 46 74 C40 80 44 86 52 92',
  shanhai: 'M10 10 H90 V90 H10 Z M50 10 V90 M10 50 H90 M66 50 A16 16 0 1 1 34 50 A16 16 0 1 1 66 50',
  'aire-valley': 'M14 10 H86 V50 C86 72 68 86 50 94 C32 86 14 72 14 50 Z M14 56 L50 32 L86 56',
  'sainte-aude':
    'M4 82 C20 68 32 68 50 82 S80 96 96 82 M50 70 C46 50 48 36 56 24 M56 24 C44 12 30 16 26 28 M56 24 C68 10 84 16 86 30 M56 24 C48 26 42 34 42 44',
  'ribera-alta': 'M18 94 V30 H30 V16 H42 V30 H58 V16 H70 V30 H82 V94 Z M50 46 V76 M35 61 H65',
  hainberg: 'M66 50 A30 30 0 1 1 6 50 A30 30 0 1 1 66 50 M94 50 A30 30 0 1 1 34 50 A30 30 0 1 1 94 50',
  sahel: 'M4 78 H96 M24 78 A26 26 0 0 1 76 78 M50 38 V18 M22 50 L8 36 M78 50 L92 36 M18 94 H82',
  nordhavn:
    'M60 18 A10 10 0 1 1 40 18 A10 10 0 1 1 60 18 M50 28 V92 M32 42 H68 M10 60 C12 80 30 92 50 92 S88 80 90 60',
  mirador:
    'M4 50 C20 26 34 18 50 18 S80 26 96 50 C80 74 66 82 50 82 S20 74 4 50 Z M66 50 A16 16 0 1 1 34 50 A16 16 0 1 1 66 50',
  'st-aldric': 'M50 4 C68 30 82 44 82 62 A32 32 0 0 1 18 62 C18 44 32 30 50 4 Z M50 46 V78 M34 62 H66',
  volta: 'M95 50 A45 45 0 1 1 5 50 A45 45 0 1 1 95 50 M56 16 L32 56 H50 L44 84 L68 44 H50 Z',
  'qingyu-cord-blood':
    'M50 4 C70 32 86 46 86 62 A36 34 0 0 1 14 62 C14 46 30 32 50 4 Z M50 40 C58 52 64 58 64 66 A14 14 0 0 1 36 66 C36 58 42 52 50 40 Z',
  meuse: 'M6 14 L34 50 L6 86 M36 14 L64 50 L36 86 M66 14 L94 50 L66 86',
  'outer-islands':
    'M4 62 C18 50 28 50 40 62 S64 74 76 62 S92 54 96 58 M4 84 C18 72 28 72 40 84 S64 96 76 84 S92 76 96 80 M22 42 A10 10 0 0 1 42 42 Z M52 34 A15 15 0 0 1 82 34 Z',
  'st-brannoc': 'M18 92 V50 A32 32 0 0 1 82 50 V92 M36 92 V52 A14 14 0 0 1 64 52 V92 M6 92 H94',
  'native-breeds':
    'M76 58 A26 30 0 1 1 24 58 A26 30 0 1 1 76 58 M27 46 C10 44 4 30 8 14 C18 30 28 32 38 32 M73 46 C90 44 96 30 92 14 C82 30 72 32 62 32 M38 74 H62',
  larkspur:
    'M60 50 A10 10 0 1 1 40 50 A10 10 0 1 1 60 50 M50 40 C32 28 36 6 50 6 S68 28 50 40 M59 47 C64 26 86 24 91 38 S78 58 59 47 M56 58 C78 56 88 76 76 84 S52 76 56 58 M44 58 C48 76 36 92 24 84 S22 56 44 58 M41 47 C22 58 4 52 9 38 S36 26 41 47',
  andes: 'M4 66 L30 24 L46 50 L64 14 L96 66 M4 88 L30 46 L46 72 L64 36 L96 88',
  'sainte-claire':
    'M4 94 H96 M14 94 V44 A36 36 0 0 1 86 44 V94 M50 28 C60 44 67 52 67 62 A17 17 0 0 1 33 62 C33 52 40 44 50 28 Z',
  zambezi:
    'M6 12 H94 M18 12 V58 C18 72 30 72 30 86 M39 12 V50 C39 66 50 70 50 92 M61 12 V50 M82 12 V58 C82 72 70 72 70 86',
  'qingyu-milk-bank':
    'M50 4 C68 30 84 44 84 60 A34 34 0 0 1 16 60 C16 44 32 30 50 4 Z M50 80 C34 68 34 52 44 52 C48 52 50 56 50 58 C50 56 52 52 56 52 C66 52 66 68 50 80 Z',
  nanwan: 'M8 70 A42 42 0 0 1 92 70 M24 70 A26 26 0 0 1 76 70 M40 70 A10 10 0 0 1 60 70 M4 88 H96',
  cantabria:
    'M36 92 L42 34 H58 L64 92 Z M38 34 V18 H62 V34 M34 18 L50 6 L66 18 M72 24 L94 14 M72 32 L94 42 M28 24 L6 14 M28 32 L6 42',
  'shanhai-plasma':
    'M50 5 L89 27.5 V72.5 L50 95 L11 72.5 V27.5 Z M50 24 C60 40 68 48 68 58 A18 18 0 0 1 32 58 C32 48 40 40 50 24 Z',
  bellefontaine:
    'M50 84 V28 M50 28 C50 6 22 8 20 40 M50 28 C50 6 78 8 80 40 M50 44 C48 30 36 32 34 52 M50 44 C52 30 64 32 66 52 M10 66 H90 C90 84 72 92 50 92 S10 84 10 66 Z',
  tannersfield: 'M50 4 C78 28 82 64 50 96 C18 64 22 28 50 4 Z M50 34 V96 M50 56 L66 44 M50 72 L34 60',
  'agro-levante':
    'M6 38 A44 44 0 0 0 94 38 Z M50 38 V82 M50 38 L22 70 M50 38 L78 70 M66 22 C66 8 78 6 90 8 C90 20 80 24 66 22 Z',
  prairie:
    'M4 84 C34 70 66 70 96 84 M50 74 V20 M50 34 C38 30 34 20 36 10 C46 14 50 22 50 34 C50 22 54 14 64 10 C66 20 62 30 50 34 M50 56 C38 52 34 42 36 32 C46 36 50 44 50 56 C50 44 54 36 64 32 C66 42 62 52 50 56',
  kestrel: 'M4 24 C30 20 44 34 50 52 C56 34 70 20 96 24 C86 48 70 56 60 58 L50 84 L40 58 C30 56 14 48 4 24 Z',
  wildlife:
    'M50 50 C66 50 78 66 76 80 C74 92 60 90 50 86 C40 90 26 92 24 80 C22 66 34 50 50 50 Z M24 46 A9 11 0 1 1 6 46 A9 11 0 1 1 24 46 M46 24 A9 12 0 1 1 28 24 A9 12 0 1 1 46 24 M72 24 A9 12 0 1 1 54 24 A9 12 0 1 1 72 24 M94 46 A9 11 0 1 1 76 46 A9 11 0 1 1 94 46',
} as const

export type Emblem = keyof typeof emblems

const assets = fileURLToPath(new URL('../assets/', import.meta.url))

/** Writes them as `case-logo-<customer>.webp`, on a transparent ground. */
async function writeEmblems(): Promise<void> {
  const known = (await readdir(assets)).filter((file) => file.startsWith('case-logo-'))
  await Promise.all(known.map((file) => rm(`${assets}${file}`)))
  for (const [customer, path] of Object.entries(emblems)) {
    const drawing = `<g transform="scale(1.8)"><path d="${path}" fill="none" stroke="#0b1f2e" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>`
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180">${drawing}</svg>`
    await sharp(Buffer.from(sheet))
      .webp({ quality: 80, alphaQuality: 80, effort: 6 })
      .toFile(`${assets}case-logo-${customer}.webp`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeEmblems()
