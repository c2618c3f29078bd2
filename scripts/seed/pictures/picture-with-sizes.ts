type ImageFile = { file: string; width: number; height: number; mimeType: string; filesize: number }

/** A picture of `assets` and its sizes by name; a size can be the original itself. */
export type PictureWithSizes = ImageFile & { sizes: Record<string, ImageFile> }

/** The files in `assets/derived` that belong to a picture. */
export function derivativesOf({ file, sizes }: PictureWithSizes): ImageFile[] {
  return Object.values(sizes).filter((size) => size.file !== file)
}
