import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { firstTexts } from "./first_texts";

export default defineConfig({
  plugins: [svelte(), firstTexts()],
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/testing/browser.ts"] },
});
