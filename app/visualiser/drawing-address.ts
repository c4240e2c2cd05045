/** The drawing as a file, four times its size. A data address: the site's policy allows no picture from a blob. */
export function drawingAddress(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("width", String(width * 4));
  copy.setAttribute("height", String(height * 4));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}
