// Saves the picture as a PNG file: background, film name, vehicle, and the studio's name.

import { visualiser as words } from "#content/visualiser.ts";
import { studio } from "#studio/studio.ts";
import type { Choice } from "./choice.ts";
import { drawVehicle } from "./drawings.ts";
import { colourName, finishName } from "./words.ts";

const WIDTH = 1920;
const HEIGHT = 1080;
const EDGE = 90;

export async function savePicture(choice: Choice) {
  const { drawing, address } = await drawVehicle(choice);
  const vehicle = new Image();
  vehicle.src = address();
  await vehicle.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const page = canvas.getContext("2d");
  if (!page) throw new Error("the browser provides no canvas");
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const day = choice.light === "daylight";

  page.fillStyle = background(page, day, token("--night"));
  page.fillRect(0, 0, WIDTH, HEIGHT);
  const { width, height } = drawing.viewBox.baseVal;
  const scale = (WIDTH - EDGE) / width;
  page.drawImage(
    vehicle,
    (WIDTH - width * scale) / 2,
    HEIGHT - 170 - height * scale,
    width * scale,
    height * scale,
  );

  const display = token("--font-display");
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    page.font = font;
    page.fillStyle = token(colour);
    page.fillText(text, x, y);
  };
  write(colourName(choice), EDGE, HEIGHT - 105, `56px ${display}`, day ? "--ink" : "--bone");
  const body = `28px ${token("--font-body")}`;
  write(finishName(choice), EDGE, HEIGHT - 58, body, day ? "--ink-2" : "--ash");
  page.textAlign = "right";
  write(studio.name, WIDTH - EDGE, HEIGHT - 105, `28px ${display}`, day ? "--ink" : "--bone");
  write(words.screens, WIDTH - EDGE, HEIGHT - 58, body, day ? "--ink-2" : "--ash");

  const link = document.createElement("a");
  link.href = canvas.toDataURL();
  link.download = fileName(choice);
  link.click();
}

function background(page: CanvasRenderingContext2D, day: boolean, night: string) {
  const gradient = day
    ? page.createLinearGradient(0, 0, 0, HEIGHT)
    : page.createRadialGradient(WIDTH / 2, 620, 0, WIDTH / 2, 620, WIDTH * 0.55);
  const room = { "#23282d": 0, [night]: 1 };
  const yard = { "#e2e7ea": 0, "#d3d9dd": 0.52, "#bac1c5": 0.66, "#c9ced1": 1 };
  for (const [colour, at] of Object.entries(day ? yard : room)) gradient.addColorStop(at, colour);
  return gradient;
}

/** For example "coupe-reed-green-matte.png". */
function fileName(choice: Choice): string {
  const name = colourName(choice).toLowerCase().replaceAll(" ", "-");
  return `${choice.vehicle}-${name}-${choice.finish}.png`;
}
